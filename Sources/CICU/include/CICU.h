// ICU for Swift. ICU's own C symbols carry its version, so that Swift can't name them.
//
// Locales are BCP 47 tags, texts UTF-8 unless said otherwise. Functions that fill a buffer return the bytes they wrote,
// 0 where there is nothing to tell; they never write more than the capacity. Objects belong to who opened them, and to
// one thread at a time unless said otherwise. Nothing depends on the locale of the machine.
#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Versions as "72.1", "42" and "15.0", of the libraries that are linked.
int32_t cicu_icu_version(char *buffer, int32_t capacity);
int32_t cicu_cldr_version(char *buffer, int32_t capacity);
int32_t cicu_unicode_version(char *buffer, int32_t capacity);

// The tags of all locales that ICU has data for, one a line.
int32_t cicu_available_locales(char *buffer, int32_t capacity);
// The parent that CLDR's parentLocales names for a locale, "root" included; nothing where truncation decides.
int32_t cicu_explicit_parent(const char *tag, char *buffer, int32_t capacity);
// The tag with its likely script and region (CLDR likelySubtags).
int32_t cicu_likely_tag(const char *tag, char *buffer, int32_t capacity);
// The name of a locale in the language of another ("Brazilian Portuguese"); nothing where CLDR has no name.
int32_t cicu_display_name(const char *tag, const char *language, char *buffer, int32_t capacity);
// The scripts (UScriptCode) that a language is written in: those that its likely script stands for, as Hiragana,
// Katakana and Han for Japanese. Returns how many.
int32_t cicu_scripts(const char *tag, int32_t *scripts, int32_t capacity);
bool cicu_is_right_to_left(const char *tag);
// Whether a text has a letter of one of the scripts (Script_Extensions); of any script without them.
bool cicu_has_letter(const uint8_t *text, int32_t length, const int32_t *scripts, int32_t count);

// The plural rules that ICU picks for a locale, as "one: i = 1 and v = 0; other: ". Nothing where it has none.
int32_t cicu_plural_rules(const char *tag, bool ordinal, char *buffer, int32_t capacity);

// ICU's own selection. Selecting is safe from several threads.
typedef struct CICUPlurals CICUPlurals;
CICUPlurals *cicu_plurals_open(const char *tag, bool ordinal);
void cicu_plurals_close(CICUPlurals *plurals);
// The category of a number: 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other; -1 on failure.
int32_t cicu_plurals_select(const CICUPlurals *plurals, double number);
// Of a number shown with so many decimals, or in a compact form ("2M").
int32_t cicu_plurals_select_decimal(const CICUPlurals *plurals, double number, int32_t decimals);
int32_t cicu_plurals_select_compact(const CICUPlurals *plurals, double number);

// How a locale writes integers in a numbering system; texts in UTF-8, ended by a zero byte.
typedef struct {
  char system[16];
  char decimal[16];
  char group[16];
  char percent[16];
  char minus[16];
  // Digits in the last group, in the groups before it, and the fewest before the first separator.
  int32_t grouping;
  int32_t secondaryGrouping;
  int32_t minimumGrouping;
} CICUNumberStyle;

// In a system by name ("latn"), in the locale's own ("native"), or, with an empty name, in its default.
bool cicu_number_style(const char *tag, const char *system, CICUNumberStyle *style);
// ICU's own formatting of an integer in a numbering system.
int32_t cicu_format_integer(const char *tag, const char *system, int64_t number, char *buffer, int32_t capacity);
// The numbering systems with ten decimal digits (u_charDigitValue), one "name digits" a line.
int32_t cicu_numbering_systems(char *buffer, int32_t capacity);

// Kind and argument in the order of UMessagePatternPartType and UMessagePatternArgType; offset and length in bytes.
typedef struct {
  double number;
  int32_t offset;
  int32_t length;
  int32_t limit;
  int16_t value;
  uint8_t kind;
  uint8_t argument;
} CICUMessagePart;

typedef struct CICUMessageParser CICUMessageParser;
CICUMessageParser *cicu_message_open(bool doubledApostrophes);
void cicu_message_close(CICUMessageParser *parser);
// Parses valid UTF-8; the number of parts, or a negative number where ICU refuses the message.
int32_t cicu_message_parse(CICUMessageParser *parser, const uint8_t *text, int32_t length);
// Whether the last message was ASCII.
bool cicu_message_is_ascii(const CICUMessageParser *parser);
// Copies the parts of the last message that was parsed.
void cicu_message_parts(const CICUMessageParser *parser, CICUMessagePart *parts, int32_t capacity);
// Nothing but MessagePattern.parse over UTF-16: the floor that parsing is measured against.
int32_t cicu_message_parse_bare(CICUMessageParser *parser, const uint16_t *text, int32_t length);

// ICU's own formatting of messages. The pattern is valid UTF-8.
typedef struct CICUMessageFormat CICUMessageFormat;
enum { CICU_INTEGER = 0, CICU_NUMBER = 1, CICU_TEXT = 2 };
typedef struct {
  const char *name;
  // What the kind says; the others are not looked at.
  const char *text;
  double number;
  int64_t integer;
  int32_t kind;
} CICUMessageArgument;
CICUMessageFormat *cicu_message_format_open(const char *tag, const uint8_t *pattern, int32_t length);
void cicu_message_format_close(CICUMessageFormat *format);
int32_t cicu_message_format(const CICUMessageFormat *format, const CICUMessageArgument *arguments, int32_t count,
                            char *buffer, int32_t capacity);

// The bidirectional algorithm (UAX #9) over UTF-16.
typedef struct CICUBidi CICUBidi;
enum { CICU_LEFT_TO_RIGHT = 0, CICU_RIGHT_TO_LEFT = 1, CICU_FIRST_STRONG = 2 };
CICUBidi *cicu_bidi_open(void);
void cicu_bidi_close(CICUBidi *bidi);
// The text must stay where it is until the next one is set.
bool cicu_bidi_set(CICUBidi *bidi, const uint16_t *text, int32_t length, int32_t base);
uint8_t cicu_bidi_paragraph_level(const CICUBidi *bidi);
void cicu_bidi_levels(CICUBidi *bidi, uint8_t *levels, int32_t capacity);
int32_t cicu_bidi_count_runs(CICUBidi *bidi);
// The runs in visual order, from the left: where each starts in the text, its length, and whether it runs leftwards.
void cicu_bidi_run(CICUBidi *bidi, int32_t index, int32_t *start, int32_t *length, bool *isRightToLeft);
// For each place from the left the index of the unit that is shown there.
void cicu_bidi_visual_order(CICUBidi *bidi, int32_t *order, int32_t capacity);

// In the order of UCharDirection and UBidiPairedBracketType.
int32_t cicu_bidi_class(uint32_t scalar);
int32_t cicu_bracket_type(uint32_t scalar);
uint32_t cicu_paired_bracket(uint32_t scalar);
uint32_t cicu_mirrored(uint32_t scalar);

// A character without case and marks: its case folding, decomposed for compatibility (NFKD), without nonspacing marks.
// Returns how many characters that is; -1 on failure.
int32_t cicu_fold(uint32_t scalar, uint32_t *folded, int32_t capacity);
// Where words begin and end in a text (UAX #29, with ICU's dictionaries for scripts without spaces), the text's ends
// included, in bytes; as many as fit.
int32_t cicu_word_breaks(const char *tag, const uint8_t *text, int32_t length, int32_t *breaks, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
