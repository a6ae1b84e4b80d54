#include <unicode/fmtable.h>
#include <unicode/msgfmt.h>

#include <memory>
#include <new>
#include <vector>

#include "Support.hpp"

using icu::Formattable;
using icu::UnicodeString;

struct CICUMessageFormat {
  CICUMessageFormat(const UnicodeString &pattern, const icu::Locale &locale, UErrorCode &status)
      : format(pattern, locale, status) {}

  icu::MessageFormat format;
};

namespace {

UnicodeString utf8(const char *text) { return UnicodeString::fromUTF8(icu::StringPiece(text)); }

Formattable value(const CICUMessageArgument &argument) {
  switch (argument.kind) {
    case CICU_INTEGER: return Formattable(argument.integer);
    case CICU_NUMBER: return Formattable(argument.number);
    default: return Formattable(utf8(argument.text));
  }
}

}  // namespace

CICUMessageFormat *cicu_message_format_open(const char *tag, const uint8_t *pattern, int32_t length) {
  cicu::LocaleID locale(tag);
  locale.settleOnData();
  const icu::StringPiece piece(reinterpret_cast<const char *>(pattern), length);
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<CICUMessageFormat> format(
      new (std::nothrow) CICUMessageFormat(UnicodeString::fromUTF8(piece), icu::Locale(locale.name()), status));
  return U_FAILURE(status) ? nullptr : format.release();
}

void cicu_message_format_close(CICUMessageFormat *format) { delete format; }

int32_t cicu_message_format(const CICUMessageFormat *format, const CICUMessageArgument *arguments, int32_t count,
                            char *buffer, int32_t capacity) {
  std::vector<UnicodeString> names;
  std::vector<Formattable> values;
  for (int32_t index = 0; index < count; ++index) {
    names.push_back(utf8(arguments[index].name));
    values.push_back(value(arguments[index]));
  }
  UErrorCode status = U_ZERO_ERROR;
  UnicodeString text;
  format->format.format(names.data(), values.data(), count, text, status);
  return U_FAILURE(status) ? 0 : cicu::write(text, buffer, capacity);
}
