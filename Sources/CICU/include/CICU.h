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

// The parent that CLDR's parentLocales names for a locale, "root" included; nothing where truncation decides.
int32_t cicu_explicit_parent(const char *tag, char *buffer, int32_t capacity);
// The tag with its likely script and region (CLDR likelySubtags).
int32_t cicu_likely_tag(const char *tag, char *buffer, int32_t capacity);
// The name of a locale in the language of another ("Brazilian Portuguese"); nothing where CLDR has no name.
int32_t cicu_display_name(const char *tag, const char *language, char *buffer, int32_t capacity);
bool cicu_is_right_to_left(const char *tag);

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

// Kind and argument in the order of UMessagePatternPartType and UMessagePatternArgType; offset and length in bytes.
typedef struct {
  int32_t offset;
  int32_t length;
  int32_t value;
  int32_t limit;
  double number;
  uint8_t kind;
  uint8_t argument;
} CICUMessagePart;

typedef struct CICUMessageParser CICUMessageParser;
CICUMessageParser *cicu_message_open(bool doubledApostrophes);
void cicu_message_close(CICUMessageParser *parser);
// Parses valid UTF-8; the number of parts, or a negative number where ICU refuses the message.
int32_t cicu_message_parse(CICUMessageParser *parser, const uint8_t *text, int32_t length);
// Copies the parts of the last message that was parsed.
void cicu_message_parts(const CICUMessageParser *parser, CICUMessagePart *parts, int32_t capacity);
// Nothing but MessagePattern.parse over UTF-16: the floor that parsing is measured against.
int32_t cicu_message_parse_bare(CICUMessageParser *parser, const uint16_t *text, int32_t length);

#ifdef __cplusplus
}
#endif

#endif
