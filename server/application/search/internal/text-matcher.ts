import { withoutAccents } from '../../../../src/domain/search/search-form.ts';
import { queryWords, searchWords } from '../../../../src/domain/search/search-words.ts';
import { wordClass } from '../../../../src/domain/search/word-class.ts';

/**
 * Whether texts contain every word of the query, in any number and with or without accents; a word of the query may be
 * the beginning of a word in the texts. For short lists, which need no index.
 */
export function textMatcher(query: string): (texts: readonly string[]) => boolean {
  const wanted = queryWords(query).map(({ text }) => ({
    beginning: withoutAccents(text),
    wordClass: wordClass(text),
  }));
  if (wanted.length === 0) return () => false;
  return (texts) => {
    const words = texts.flatMap((text) => searchWords(text)).map(({ text }) => withoutAccents(text));
    return wanted.every(({ beginning, wordClass: wanted }) =>
      words.some((word) => word.startsWith(beginning) || wordClass(word) === wanted),
    );
  };
}
