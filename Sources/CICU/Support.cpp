#include "Support.hpp"

#include <unicode/bytestream.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/ures.h>
#include <unicode/uversion.h>

#include <cstring>

namespace cicu {

LocaleID::LocaleID(const char *tag) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  int32_t parsed = 0;
  const int32_t length = uloc_forLanguageTag(tag, buffer, sizeof buffer, &parsed, &status);
  if (U_FAILURE(status) || length <= 0 || length >= int32_t(sizeof buffer)) std::strcpy(buffer, "root");
}

void LocaleID::settleOnData() noexcept {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(nullptr, buffer, &status);
  ures_close(bundle);
  if (U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING) return;
  const char *keywords = std::strchr(buffer, '@');
  char settled[sizeof buffer] = "root";
  if (keywords != nullptr && std::strlen(keywords) + 5 <= sizeof settled) std::strcat(settled, keywords);
  std::strcpy(buffer, settled);
}

int32_t write(const char *text, char *buffer, int32_t capacity) noexcept {
  const int32_t length = int32_t(std::strlen(text));
  const int32_t written = length < capacity ? length : capacity;
  std::memcpy(buffer, text, size_t(written));
  return written;
}

int32_t write(const icu::UnicodeString &text, char *buffer, int32_t capacity) noexcept {
  icu::CheckedArrayByteSink sink(buffer, capacity);
  text.toUTF8(sink);
  int32_t written = sink.NumberOfBytesWritten();
  if (!sink.Overflowed()) return written;
  while (written > 0 && (static_cast<unsigned char>(buffer[written - 1]) & 0xC0) == 0x80) --written;
  return written > 0 ? written - 1 : 0;
}

}  // namespace cicu

namespace {

int32_t writeVersion(const UVersionInfo version, char *buffer, int32_t capacity) noexcept {
  char text[U_MAX_VERSION_STRING_LENGTH + 1];
  u_versionToString(version, text);
  return cicu::write(text, buffer, capacity);
}

}  // namespace

int32_t cicu_icu_version(char *buffer, int32_t capacity) {
  UVersionInfo version;
  u_getVersion(version);
  return writeVersion(version, buffer, capacity);
}

int32_t cicu_cldr_version(char *buffer, int32_t capacity) {
  UVersionInfo version;
  UErrorCode status = U_ZERO_ERROR;
  ulocdata_getCLDRVersion(version, &status);
  return U_FAILURE(status) ? 0 : writeVersion(version, buffer, capacity);
}

int32_t cicu_unicode_version(char *buffer, int32_t capacity) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  return writeVersion(version, buffer, capacity);
}
