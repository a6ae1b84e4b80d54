#include <unicode/dcfmtsym.h>
#include <unicode/decimfmt.h>
#include <unicode/numberformatter.h>
#include <unicode/numsys.h>
#include <unicode/uchar.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/unumsys.h>

#include <cstring>
#include <memory>

#include "Support.hpp"

using cicu::LocaleID;
using icu::UnicodeString;

namespace {

/// The locale with a numbering system in its keywords, on data that ICU has.
icu::Locale localeWith(const char *tag, const char *system) noexcept {
  LocaleID locale(tag);
  locale.settleOnData();
  icu::Locale result(locale.name());
  UErrorCode status = U_ZERO_ERROR;
  if (system[0] != '\0') result.setKeywordValue("numbers", system, status);
  return result;
}

template <int32_t capacity>
void copy(const UnicodeString &text, char (&buffer)[capacity]) noexcept {
  buffer[cicu::write(text, buffer, capacity - 1)] = '\0';
}

UnicodeString format(const icu::Locale &locale, int64_t number, UErrorCode &status) noexcept {
  return icu::number::NumberFormatter::withLocale(locale).formatInt(number, status).toString(status);
}

/// The fewest digits that stand before the first separator (CLDR minimumGroupingDigits), found by trying.
int32_t minimumGrouping(const icu::Locale &locale, const UnicodeString &separator, UErrorCode &status) noexcept {
  int64_t number = 1000;
  for (int32_t digits = 1; digits < 4; ++digits, number *= 10) {
    if (format(locale, number, status).indexOf(separator) >= 0) return digits;
  }
  return 4;
}

}  // namespace

bool cicu_number_style(const char *tag, const char *system, CICUNumberStyle *style) {
  using icu::DecimalFormatSymbols;
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = localeWith(tag, system);
  std::unique_ptr<icu::NumberingSystem> numbering(icu::NumberingSystem::createInstance(locale, status));
  if (U_SUCCESS(status) && numbering->isAlgorithmic()) {
    // Roman or Hebrew numerals take rules, not digits.
    locale.setKeywordValue("numbers", "latn", status);
    numbering.reset(icu::NumberingSystem::createInstanceByName("latn", status));
  }
  std::unique_ptr<icu::NumberFormat> number(icu::NumberFormat::createInstance(locale, UNUM_DECIMAL, status));
  if (U_FAILURE(status)) return false;
  const auto *decimal = dynamic_cast<const icu::DecimalFormat *>(number.get());
  if (decimal == nullptr) return false;
  const DecimalFormatSymbols &symbols = *decimal->getDecimalFormatSymbols();
  std::strncpy(style->system, numbering->getName(), sizeof style->system - 1);
  style->system[sizeof style->system - 1] = '\0';
  copy(symbols.getSymbol(DecimalFormatSymbols::kDecimalSeparatorSymbol), style->decimal);
  copy(symbols.getSymbol(DecimalFormatSymbols::kGroupingSeparatorSymbol), style->group);
  copy(symbols.getSymbol(DecimalFormatSymbols::kPercentSymbol), style->percent);
  copy(symbols.getSymbol(DecimalFormatSymbols::kMinusSignSymbol), style->minus);
  const int32_t secondary = decimal->getSecondaryGroupingSize();
  style->grouping = decimal->isGroupingUsed() ? decimal->getGroupingSize() : 0;
  style->secondaryGrouping = secondary > 0 ? secondary : style->grouping;
  const UnicodeString group = symbols.getSymbol(DecimalFormatSymbols::kGroupingSeparatorSymbol);
  style->minimumGrouping = minimumGrouping(locale, group, status);
  return U_SUCCESS(status);
}

int32_t cicu_format_integer(const char *tag, const char *system, int64_t number, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UnicodeString text = format(localeWith(tag, system), number, status);
  return U_FAILURE(status) ? 0 : cicu::write(text, buffer, capacity);
}

int32_t cicu_numbering_systems(char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *names = unumsys_openAvailableNames(&status);
  UnicodeString lines;
  while (const char *name = uenum_next(names, nullptr, &status)) {
    std::unique_ptr<icu::NumberingSystem> system(icu::NumberingSystem::createInstanceByName(name, status));
    if (U_FAILURE(status)) break;
    if (system->isAlgorithmic() || system->getRadix() != 10) continue;
    const UnicodeString digits = system->getDescription();
    bool areDecimal = digits.countChar32() == 10;
    for (int32_t index = 0; areDecimal && index < 10; ++index) {
      areDecimal = u_charDigitValue(digits.char32At(digits.moveIndex32(0, index))) == index;
    }
    if (areDecimal) lines.append(UnicodeString(name, -1, US_INV)).append(u' ').append(digits).append(u'\n');
  }
  uenum_close(names);
  return cicu::write(lines, buffer, capacity);
}
