#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include <cstring>
#include <memory>
#include <new>

#include "Support.hpp"

using cicu::LocaleID;
using icu::UnicodeString;

namespace {

/// The name of the rule set of a locale, found as ICU finds it: by truncation, so that sr-Latn takes those of sr though
/// its CLDR parent is root.
UnicodeString ruleSet(const char *locale, UResourceBundle *table) noexcept {
  char name[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  uloc_getBaseName(locale, name, sizeof name, &status);
  while (U_SUCCESS(status) && name[0] != '\0') {
    UErrorCode found = U_ZERO_ERROR;
    int32_t length = 0;
    const UChar *set = ures_getStringByKey(table, name, &length, &found);
    if (U_SUCCESS(found)) return UnicodeString(set, length);
    char parent[ULOC_FULLNAME_CAPACITY];
    uloc_getParent(name, parent, sizeof parent, &status);
    std::strcpy(name, parent);
  }
  return UnicodeString();
}

/// "one: i = 1 and v = 0; other: ", without the samples that follow an @.
UnicodeString conditions(UResourceBundle *set) noexcept {
  UnicodeString result;
  UErrorCode status = U_ZERO_ERROR;
  for (int32_t index = 0; index < ures_getSize(set); ++index) {
    const char *category = nullptr;
    int32_t length = 0;
    const UChar *text = ures_getNextString(set, &length, &category, &status);
    if (U_FAILURE(status)) return UnicodeString();
    UnicodeString rule(text, length);
    const int32_t samples = rule.indexOf(u'@');
    if (samples >= 0) rule.truncate(samples);
    if (index > 0) result.append(u"; ", 2);
    result.append(UnicodeString(category, -1, US_INV)).append(u": ", 2).append(rule.trim());
  }
  return result;
}

int32_t category(const UnicodeString &keyword) noexcept {
  static const char16_t *const names[] = {u"zero", u"one", u"two", u"few", u"many", u"other"};
  for (int32_t index = 0; index < 6; ++index) {
    if (keyword == UnicodeString(true, names[index], -1)) return index;
  }
  return -1;
}

}  // namespace

int32_t cicu_plural_rules(const char *tag, bool ordinal, char *buffer, int32_t capacity) {
  const LocaleID locale(tag);
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *plurals = ures_openDirect(nullptr, "plurals", &status);
  UResourceBundle *table = ures_getByKey(plurals, ordinal ? "locales_ordinals" : "locales", nullptr, &status);
  UResourceBundle *rules = ures_getByKey(plurals, "rules", nullptr, &status);
  int32_t written = 0;
  const UnicodeString name = U_SUCCESS(status) ? ruleSet(locale.name(), table) : UnicodeString();
  char key[32] = "";
  if (name.length() > 0 && name.extract(0, name.length(), key, sizeof key, US_INV) < int32_t(sizeof key)) {
    UResourceBundle *set = ures_getByKey(rules, key, nullptr, &status);
    if (U_SUCCESS(status)) written = cicu::write(conditions(set), buffer, capacity);
    ures_close(set);
  }
  ures_close(rules);
  ures_close(table);
  ures_close(plurals);
  return written;
}

struct CICUPlurals {
  std::unique_ptr<icu::PluralRules> rules;
};

CICUPlurals *cicu_plurals_open(const char *tag, bool ordinal) {
  const LocaleID locale(tag);
  UErrorCode status = U_ZERO_ERROR;
  const UPluralType type = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  std::unique_ptr<icu::PluralRules> rules(icu::PluralRules::forLocale(icu::Locale(locale.name()), type, status));
  if (U_FAILURE(status) || rules == nullptr) return nullptr;
  return new (std::nothrow) CICUPlurals{std::move(rules)};
}

void cicu_plurals_close(CICUPlurals *plurals) { delete plurals; }

int32_t cicu_plurals_select(const CICUPlurals *plurals, double number) {
  return category(plurals->rules->select(number));
}

int32_t cicu_plurals_select_decimal(const CICUPlurals *plurals, double number, int32_t decimals) {
  using namespace icu::number;
  UErrorCode status = U_ZERO_ERROR;
  const FormattedNumber shown = NumberFormatter::withLocale(icu::Locale::getRoot())
                                    .precision(Precision::fixedFraction(decimals))
                                    .formatDouble(number, status);
  const UnicodeString keyword = plurals->rules->select(shown, status);
  return U_FAILURE(status) ? -1 : category(keyword);
}

int32_t cicu_plurals_select_compact(const CICUPlurals *plurals, double number) {
  using namespace icu::number;
  UErrorCode status = U_ZERO_ERROR;
  const FormattedNumber shown = NumberFormatter::withLocale(icu::Locale::getFrench())
                                    .notation(Notation::compactShort())
                                    .formatDouble(number, status);
  const UnicodeString keyword = plurals->rules->select(shown, status);
  return U_FAILURE(status) ? -1 : category(keyword);
}
