#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

#include <cstring>

#include "Support.hpp"

using cicu::LocaleID;

int32_t cicu_scripts(const char *tag, int32_t *scripts, int32_t capacity) {
  const LocaleID locale(tag);
  char likely[ULOC_FULLNAME_CAPACITY];
  char name[ULOC_SCRIPT_CAPACITY] = "";
  UErrorCode status = U_ZERO_ERROR;
  uloc_addLikelySubtags(locale.name(), likely, sizeof likely, &status);
  uloc_getScript(likely, name, sizeof name, &status);
  if (U_FAILURE(status) || name[0] == '\0') return 0;
  // Nastaliq, a style of Arabic, which ICU has no number for.
  if (std::strcmp(name, "Aran") == 0) std::strcpy(name, "Arab");
  const int32_t script = u_getPropertyValueEnum(UCHAR_SCRIPT, name);
  if (script == UCHAR_INVALID_CODE) return 0;
  int32_t parts[3] = {script, USCRIPT_INVALID_CODE, USCRIPT_INVALID_CODE};
  // Codes that stand for several scripts, or for a style of one (ISO 15924), have no characters.
  switch (script) {
    case USCRIPT_JAPANESE: parts[0] = USCRIPT_HIRAGANA, parts[1] = USCRIPT_KATAKANA, parts[2] = USCRIPT_HAN; break;
    case USCRIPT_KATAKANA_OR_HIRAGANA: parts[0] = USCRIPT_HIRAGANA, parts[1] = USCRIPT_KATAKANA; break;
    case USCRIPT_KOREAN: parts[0] = USCRIPT_HANGUL, parts[1] = USCRIPT_HAN; break;
    case USCRIPT_HAN_WITH_BOPOMOFO: parts[0] = USCRIPT_HAN, parts[1] = USCRIPT_BOPOMOFO; break;
    case USCRIPT_SIMPLIFIED_HAN:
    case USCRIPT_TRADITIONAL_HAN: parts[0] = USCRIPT_HAN; break;
    case USCRIPT_LATIN_FRAKTUR:
    case USCRIPT_LATIN_GAELIC: parts[0] = USCRIPT_LATIN; break;
    case USCRIPT_OLD_CHURCH_SLAVONIC_CYRILLIC: parts[0] = USCRIPT_CYRILLIC; break;
    default: break;
  }
  int32_t count = 0;
  while (count < 3 && count < capacity && parts[count] != USCRIPT_INVALID_CODE) {
    scripts[count] = parts[count];
    ++count;
  }
  return count;
}

bool cicu_is_right_to_left(const char *tag) {
  int32_t script = USCRIPT_INVALID_CODE;
  return cicu_scripts(tag, &script, 1) > 0 && uscript_isRightToLeft(static_cast<UScriptCode>(script));
}

bool cicu_has_letter(const uint8_t *text, int32_t length, const int32_t *scripts, int32_t count) {
  for (int32_t position = 0; position < length;) {
    UChar32 scalar;
    U8_NEXT(text, position, length, scalar);
    if (scalar < 0 || !u_isalpha(scalar)) continue;
    if (count == 0) return true;
    for (int32_t index = 0; index < count; ++index) {
      if (uscript_hasScript(scalar, static_cast<UScriptCode>(scripts[index]))) return true;
    }
  }
  return false;
}
