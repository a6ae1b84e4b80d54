#include <unicode/messagepattern.h>
#include <unicode/ustring.h>

#include <memory>
#include <new>

#include "Support.hpp"

using icu::MessagePattern;
using icu::UnicodeString;

struct CICUMessageParser {
  CICUMessageParser(UMessagePatternApostropheMode mode, UErrorCode &status) : pattern(mode, status) {}

  MessagePattern pattern;
  /// Whether the last text was ASCII: its UTF-16 offsets are then its UTF-8 offsets.
  bool isASCII = true;
};

namespace {

/// Turns UTF-16 offsets, which mostly grow, into UTF-8 offsets.
class ByteCursor {
 public:
  ByteCursor(const UnicodeString &text, bool isASCII) : units(text.getBuffer()), count(text.length()), isASCII(isASCII) {}

  int32_t offset(int32_t unit) {
    if (isASCII) return unit;
    while (position < unit && position < count) bytes += width(units[position++]);
    while (position > unit && position > 0) bytes -= width(units[--position]);
    return bytes;
  }

 private:
  /// The bytes of a unit; each half of a surrogate pair counts for two of its four.
  static int32_t width(char16_t unit) { return unit < 0x80 ? 1 : unit < 0x800 || U16_IS_SURROGATE(unit) ? 2 : 3; }

  const char16_t *units;
  int32_t count;
  bool isASCII;
  int32_t position = 0;
  int32_t bytes = 0;
};

bool hasNumber(UMessagePatternPartType type) {
  return type == UMSGPAT_PART_TYPE_ARG_INT || type == UMSGPAT_PART_TYPE_ARG_DOUBLE;
}

}  // namespace

CICUMessageParser *cicu_message_open(bool doubledApostrophes) {
  UErrorCode status = U_ZERO_ERROR;
  const auto mode = doubledApostrophes ? UMSGPAT_APOS_DOUBLE_REQUIRED : UMSGPAT_APOS_DOUBLE_OPTIONAL;
  std::unique_ptr<CICUMessageParser> parser(new (std::nothrow) CICUMessageParser(mode, status));
  return U_FAILURE(status) ? nullptr : parser.release();
}

void cicu_message_close(CICUMessageParser *parser) { delete parser; }

int32_t cicu_message_parse(CICUMessageParser *parser, const uint8_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  // UTF-16 never has more units than UTF-8 has bytes.
  UnicodeString units;
  char16_t *buffer = units.getBuffer(length);
  if (buffer == nullptr) return -1;
  int32_t count = 0;
  u_strFromUTF8(buffer, length, &count, reinterpret_cast<const char *>(text), length, &status);
  units.releaseBuffer(U_SUCCESS(status) ? count : 0);
  parser->isASCII = count == length;
  parser->pattern.parse(units, nullptr, status);
  return U_FAILURE(status) ? -1 : parser->pattern.countParts();
}

void cicu_message_parts(const CICUMessageParser *parser, CICUMessagePart *parts, int32_t capacity) {
  const MessagePattern &pattern = parser->pattern;
  ByteCursor cursor(pattern.getPatternString(), parser->isASCII);
  for (int32_t index = 0; index < capacity && index < pattern.countParts(); ++index) {
    const MessagePattern::Part &part = pattern.getPart(index);
    CICUMessagePart &copy = parts[index];
    copy.offset = cursor.offset(part.getIndex());
    copy.length = cursor.offset(part.getLimit()) - copy.offset;
    copy.value = part.getValue();
    copy.limit = pattern.getLimitPartIndex(index);
    copy.number = hasNumber(part.getType()) ? pattern.getNumericValue(part) : 0;
    copy.kind = uint8_t(part.getType());
    copy.argument = uint8_t(part.getArgType());
  }
}

int32_t cicu_message_parse_bare(CICUMessageParser *parser, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  const UnicodeString units(false, reinterpret_cast<const char16_t *>(text), length);
  parser->pattern.parse(units, nullptr, status);
  return U_FAILURE(status) ? -1 : parser->pattern.countParts();
}
