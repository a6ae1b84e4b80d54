#include <unicode/uldnames.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include <cstring>

#include "Support.hpp"

using cicu::LocaleID;

namespace {

/// Whether a string resource, or one of an array of them, is a locale.
bool names(UResourceBundle *resource, const icu::UnicodeString &locale) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  if (ures_getType(resource) == URES_STRING) {
    int32_t length = 0;
    const UChar *text = ures_getString(resource, &length, &status);
    return U_SUCCESS(status) && locale == icu::UnicodeString(false, text, length);
  }
  for (int32_t index = 0; index < ures_getSize(resource); ++index) {
    int32_t length = 0;
    const UChar *text = ures_getStringByIndex(resource, index, &length, &status);
    if (U_FAILURE(status)) return false;
    if (locale == icu::UnicodeString(false, text, length)) return true;
  }
  return false;
}

}  // namespace

int32_t cicu_available_locales(char *buffer, int32_t capacity) {
  int32_t written = 0;
  for (int32_t index = 0; index < uloc_countAvailable(); ++index) {
    char tag[ULOC_FULLNAME_CAPACITY];
    UErrorCode status = U_ZERO_ERROR;
    const int32_t length = uloc_toLanguageTag(uloc_getAvailable(index), tag, sizeof tag, false, &status);
    if (U_FAILURE(status) || written + length + 1 > capacity) continue;
    std::memcpy(buffer + written, tag, size_t(length));
    written += length;
    buffer[written++] = '\n';
  }
  return written;
}

int32_t cicu_explicit_parent(const char *tag, char *buffer, int32_t capacity) {
  const LocaleID locale(tag);
  const icu::UnicodeString wanted(locale.name(), -1, US_INV);
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *data = ures_openDirect(nullptr, "supplementalData", &status);
  UResourceBundle *parents = ures_getByKey(data, "parentLocales", nullptr, &status);
  UResourceBundle *children = nullptr;
  int32_t written = 0;
  while (U_SUCCESS(status) && written == 0 && ures_hasNext(parents)) {
    children = ures_getNextResource(parents, children, &status);
    if (U_FAILURE(status) || !names(children, wanted)) continue;
    char parent[ULOC_FULLNAME_CAPACITY];
    if (std::strcmp(ures_getKey(children), "root") == 0) {
      written = cicu::write("root", buffer, capacity);
    } else {
      uloc_toLanguageTag(ures_getKey(children), parent, sizeof parent, false, &status);
      if (U_SUCCESS(status)) written = cicu::write(parent, buffer, capacity);
    }
  }
  ures_close(children);
  ures_close(parents);
  ures_close(data);
  return written;
}

int32_t cicu_likely_tag(const char *tag, char *buffer, int32_t capacity) {
  const LocaleID locale(tag);
  char likely[ULOC_FULLNAME_CAPACITY];
  char result[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  uloc_addLikelySubtags(locale.name(), likely, sizeof likely, &status);
  uloc_toLanguageTag(likely, result, sizeof result, false, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return 0;
  return cicu::write(result, buffer, capacity);
}

int32_t cicu_display_name(const char *tag, const char *language, char *buffer, int32_t capacity) {
  const LocaleID locale(tag);
  LocaleID shownIn(language);
  shownIn.settleOnData();
  UErrorCode status = U_ZERO_ERROR;
  ULocaleDisplayNames *table = uldn_open(shownIn.name(), ULDN_DIALECT_NAMES, &status);
  char code[ULOC_LANG_CAPACITY] = "";
  uloc_getLanguage(locale.name(), code, sizeof code, &status);
  UChar name[256];
  int32_t length = uldn_languageDisplayName(table, code, name, 256, &status);
  // ICU answers with the code where it has no name.
  const bool isKnown = U_SUCCESS(status) && icu::UnicodeString(code, -1, US_INV) != icu::UnicodeString(name, length);
  if (isKnown) length = uldn_localeDisplayName(table, locale.name(), name, 256, &status);
  uldn_close(table);
  if (!isKnown || U_FAILURE(status) || length > 256) return 0;
  return cicu::write(icu::UnicodeString(false, name, length), buffer, capacity);
}
