import { editDistance } from '../../../../src/domain/search/edit-distance.ts';
import { plainForm, withoutAccents } from '../../../../src/domain/search/search-form.ts';
import { queryWords, searchWords } from '../../../../src/domain/search/search-words.ts';
import { editsAllowed } from '../../../../src/domain/search/spelling-rules.ts';
import { wordClass } from '../../../../src/domain/search/word-class.ts';

/** How well a word of a text matches one of the query: the same, the same in another number, or a longer one. */
const [SAME, SAME_CLASS, BEGINNING] = [40, 30, 15];
/** What a word counts that the query may have meant. */
const MISSPELT = 5;
/** More for a text that is the query, or begins with it. */
const [WHOLE, BEGINS] = [100, 50];
/** What is found in the most important text counts this many times more than in the others. */
const MAIN = 3;

/**
 * Whether texts contain every word of the query, in any number and with or without accents; a word of the query may be
 * the beginning of a word in the texts. For short lists, which need no index.
 */
export function textMatcher(query: string): (texts: readonly string[]) => boolean {
  const score = textScorer(query);
  return (texts) => score(texts) > 0;
}

/**
 * How well texts match a query, the most important text first: an integer; 0 unless they contain every word.
 * `mayMisspell`: or one that each of its words may have meant.
 */
export function textScorer(
  query: string,
  { mayMisspell = false }: { readonly mayMisspell?: boolean } = {},
): (texts: readonly string[]) => number {
  const wanted = queryWords(query).map(({ text }) => ({
    beginning: withoutAccents(text),
    wordClass: wordClass(text),
    edits: mayMisspell ? editsAllowed(withoutAccents(text).length) : 0,
  }));
  const whole = plainForm(query).trim();
  if (wanted.length === 0) return () => 0;
  return (texts) => {
    const best = wanted.map(() => 0);
    for (const [place, text] of texts.entries())
      for (const { text: found } of searchWords(text)) {
        const word = withoutAccents(found);
        for (const [index, { beginning, wordClass: sameClass, edits }] of wanted.entries()) {
          const value =
            word === beginning
              ? SAME
              : wordClass(word) === sameClass
                ? SAME_CLASS
                : word.startsWith(beginning)
                  ? BEGINNING
                  : edits > 0 && editDistance(beginning, word, edits) <= edits
                    ? MISSPELT
                    : 0;
          best[index] = Math.max(best[index]!, value * (place === 0 ? MAIN : 1));
        }
      }
    if (best.includes(0)) return 0;
    const forms = texts.map((text) => plainForm(text).trim());
    const asWhole = forms.includes(whole) ? WHOLE : forms.some((form) => form.startsWith(whole)) ? BEGINS : 0;
    return best.reduce((sum, value) => sum + value, asWhole);
  };
}
