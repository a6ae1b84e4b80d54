// What the files of this target share.
#pragma once

#include <unicode/unistr.h>
#include <unicode/utypes.h>

#include <cstdint>

#include "CICU.h"

namespace cicu {

/// A locale identifier as ICU's C functions want it ("pt_BR", "ar@numbers=latn").
class LocaleID {
 public:
  /// Of a BCP 47 tag; "root" where the tag is none.
  explicit LocaleID(const char *tag) noexcept;

  const char *name() const noexcept { return buffer; }

  /// Where ICU has no data for the locale: "root" with the same keywords. ICU would take the data of the machine's
  /// own locale instead.
  void settleOnData() noexcept;

 private:
  char buffer[256];
};

/// Writes text into a caller's buffer; as much as fits, in whole characters.
int32_t write(const char *text, char *buffer, int32_t capacity) noexcept;
int32_t write(const icu::UnicodeString &text, char *buffer, int32_t capacity) noexcept;

}  // namespace cicu
