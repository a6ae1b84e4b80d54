#include <unicode/brkiter.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>

#include <memory>

#include "Support.hpp"

using cicu::LocaleID;

int32_t cicu_fold(uint32_t scalar, uint32_t *folded, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *form = icu::Normalizer2::getNFKDInstance(status);
  if (U_FAILURE(status)) return -1;
  icu::UnicodeString text(static_cast<UChar32>(scalar));
  text.foldCase();
  text = form->normalize(text, status);
  if (U_FAILURE(status)) return -1;
  int32_t count = 0;
  for (int32_t position = 0; position < text.length(); position = text.moveIndex32(position, 1)) {
    const UChar32 part = text.char32At(position);
    if (u_charType(part) == U_NON_SPACING_MARK) continue;
    if (count < capacity) folded[count++] = static_cast<uint32_t>(part);
  }
  return count;
}

int32_t cicu_word_breaks(const char *tag, const uint8_t *text, int32_t length, int32_t *breaks, int32_t capacity) {
  const LocaleID locale(tag);
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<icu::BreakIterator> words(
      icu::BreakIterator::createWordInstance(icu::Locale(locale.name()), status));
  UText source = UTEXT_INITIALIZER;
  utext_openUTF8(&source, reinterpret_cast<const char *>(text), length, &status);
  int32_t count = 0;
  if (U_SUCCESS(status)) words->setText(&source, status);
  if (U_SUCCESS(status)) {
    for (int32_t place = words->first(); place != icu::BreakIterator::DONE && count < capacity; place = words->next()) {
      breaks[count++] = place;
    }
  }
  utext_close(&source);
  return count;
}
