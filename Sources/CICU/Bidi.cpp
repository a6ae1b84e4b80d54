#include <unicode/ubidi.h>
#include <unicode/uchar.h>

#include <cstring>

#include "Support.hpp"

namespace {

UBiDi *icuBidi(const CICUBidi *bidi) noexcept {
  return reinterpret_cast<UBiDi *>(const_cast<CICUBidi *>(bidi));
}

}  // namespace

CICUBidi *cicu_bidi_open(void) { return reinterpret_cast<CICUBidi *>(ubidi_open()); }

void cicu_bidi_close(CICUBidi *bidi) { ubidi_close(icuBidi(bidi)); }

bool cicu_bidi_set(CICUBidi *bidi, const uint16_t *text, int32_t length, int32_t base) {
  UErrorCode status = U_ZERO_ERROR;
  const UBiDiLevel level = base == CICU_FIRST_STRONG ? UBiDiLevel(UBIDI_DEFAULT_LTR) : UBiDiLevel(base);
  ubidi_setPara(icuBidi(bidi), reinterpret_cast<const UChar *>(text), length, level, nullptr, &status);
  return U_SUCCESS(status);
}

uint8_t cicu_bidi_paragraph_level(const CICUBidi *bidi) { return ubidi_getParaLevel(icuBidi(bidi)); }

void cicu_bidi_levels(CICUBidi *bidi, uint8_t *levels, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const int32_t length = ubidi_getProcessedLength(icuBidi(bidi));
  const UBiDiLevel *resolved = ubidi_getLevels(icuBidi(bidi), &status);
  if (U_SUCCESS(status) && length <= capacity) std::memcpy(levels, resolved, size_t(length));
}

int32_t cicu_bidi_count_runs(CICUBidi *bidi) {
  UErrorCode status = U_ZERO_ERROR;
  const int32_t count = ubidi_countRuns(icuBidi(bidi), &status);
  return U_SUCCESS(status) ? count : 0;
}

void cicu_bidi_run(CICUBidi *bidi, int32_t index, int32_t *start, int32_t *length, bool *isRightToLeft) {
  *isRightToLeft = ubidi_getVisualRun(icuBidi(bidi), index, start, length) == UBIDI_RTL;
}

void cicu_bidi_visual_order(CICUBidi *bidi, int32_t *order, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  if (ubidi_getResultLength(icuBidi(bidi)) <= capacity) ubidi_getVisualMap(icuBidi(bidi), order, &status);
}

int32_t cicu_bidi_class(uint32_t scalar) { return u_charDirection(UChar32(scalar)); }

int32_t cicu_bracket_type(uint32_t scalar) {
  return u_getIntPropertyValue(UChar32(scalar), UCHAR_BIDI_PAIRED_BRACKET_TYPE);
}

uint32_t cicu_paired_bracket(uint32_t scalar) { return uint32_t(u_getBidiPairedBracket(UChar32(scalar))); }

uint32_t cicu_mirrored(uint32_t scalar) { return uint32_t(u_charMirror(UChar32(scalar))); }
