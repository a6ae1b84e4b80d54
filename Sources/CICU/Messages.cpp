#include <unicode/messagepattern.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

#include <cstdlib>
#include <memory>
#include <new>

#include "Support.hpp"

using icu::MessagePattern;
using icu::UnicodeString;

namespace {

/// Where each UTF-16 unit of a text stands in its UTF-8.
class ByteOffsets {
 public:
  ~ByteOffsets() { std::free(offsets); }

  /// Makes room for a text and its end; false where there is no memory.
  bool reserve(int32_t units) {
    if (units < capacity) return true;
    std::free(offsets);
    offsets = static_cast<int32_t *>(std::malloc(sizeof(int32_t) * size_t(units + 1)));
    capacity = offsets == nullptr ? 0 : units + 1;
    return offsets != nullptr;
  }

  int32_t *offsets = nullptr;

 private:
  int32_t capacity = 0;
};

/// Copies a text byte by byte, which is right if it is ASCII. Whether it is.
bool widen(const uint8_t *text, int32_t length, char16_t *units) {
  uint8_t bits = 0;
  for (int32_t index = 0; index < length; ++index) {
    bits |= text[index];
    units[index] = text[index];
  }
  return bits < 0x80;
}

/// Valid UTF-8 to UTF-16; the number of units. ICU's own conversion takes longer than to parse the message.
int32_t decode(const uint8_t *text, int32_t length, char16_t *units, int32_t *offsets) {
  int32_t count = 0;
  for (int32_t position = 0; position < length;) {
    const uint8_t lead = text[position];
    offsets[count] = position;
    if (lead < 0x80) {
      units[count++] = lead;
      position += 1;
    } else if (lead < 0xE0) {
      units[count++] = char16_t((lead & 0x1F) << 6 | (text[position + 1] & 0x3F));
      position += 2;
    } else if (lead < 0xF0) {
      units[count++] =
          char16_t((lead & 0x0F) << 12 | (text[position + 1] & 0x3F) << 6 | (text[position + 2] & 0x3F));
      position += 3;
    } else {
      // Both halves of the pair stand where their character does.
      offsets[count + 1] = position;
      UChar32 scalar;
      U8_NEXT_UNSAFE(text, position, scalar);
      U16_APPEND_UNSAFE(units, count, scalar);
    }
  }
  offsets[count] = length;
  return count;
}

bool hasNumber(UMessagePatternPartType type) {
  return type == UMSGPAT_PART_TYPE_ARG_INT || type == UMSGPAT_PART_TYPE_ARG_DOUBLE;
}

}  // namespace

struct CICUMessageParser {
  CICUMessageParser(UMessagePatternApostropheMode mode, UErrorCode &status) : pattern(mode, status) {}

  MessagePattern pattern;
  /// The text that is parsed; the pattern shares its memory.
  UnicodeString units;
  /// Of the text, unless it is ASCII: its UTF-16 offsets are then its UTF-8 offsets.
  ByteOffsets offsets;
  bool isASCII = true;

  int32_t byteOffset(int32_t unit) const { return isASCII ? unit : offsets.offsets[unit]; }
};

CICUMessageParser *cicu_message_open(bool doubledApostrophes) {
  UErrorCode status = U_ZERO_ERROR;
  const auto mode = doubledApostrophes ? UMSGPAT_APOS_DOUBLE_REQUIRED : UMSGPAT_APOS_DOUBLE_OPTIONAL;
  std::unique_ptr<CICUMessageParser> parser(new (std::nothrow) CICUMessageParser(mode, status));
  return U_FAILURE(status) ? nullptr : parser.release();
}

void cicu_message_close(CICUMessageParser *parser) { delete parser; }

int32_t cicu_message_parse(CICUMessageParser *parser, const uint8_t *text, int32_t length) {
  // What the pattern does not share any longer can be written again in place.
  parser->pattern.clear();
  // UTF-16 never has more units than UTF-8 has bytes.
  char16_t *buffer = parser->units.getBuffer(length);
  if (buffer == nullptr) return -1;
  int32_t count = length;
  parser->isASCII = widen(text, length, buffer);
  const bool fits = parser->isASCII || parser->offsets.reserve(length);
  if (!parser->isASCII && fits) count = decode(text, length, buffer, parser->offsets.offsets);
  parser->units.releaseBuffer(fits ? count : 0);
  if (!fits) return -1;
  UErrorCode status = U_ZERO_ERROR;
  parser->pattern.parse(parser->units, nullptr, status);
  return U_FAILURE(status) ? -1 : parser->pattern.countParts();
}

bool cicu_message_is_ascii(const CICUMessageParser *parser) { return parser->isASCII; }

void cicu_message_parts(const CICUMessageParser *parser, CICUMessagePart *parts, int32_t capacity) {
  const MessagePattern &pattern = parser->pattern;
  for (int32_t index = 0; index < capacity && index < pattern.countParts(); ++index) {
    const MessagePattern::Part &part = pattern.getPart(index);
    CICUMessagePart &copy = parts[index];
    copy.offset = parser->byteOffset(part.getIndex());
    copy.length = parser->byteOffset(part.getLimit()) - copy.offset;
    copy.value = int16_t(part.getValue());
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
