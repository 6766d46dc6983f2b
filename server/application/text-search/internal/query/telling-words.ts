import { isEmptyWord } from '../../../../../src/domain/search/guide-words.ts';
import { queryWords, type SearchWord } from '../../../../../src/domain/search/search-words.ts';
import { isBuyingWord, withoutPrices } from '../../../../../src/domain/search/shopping-words.ts';

/** The words that are searched for: without prices and words like "for" and "buy", unless there are no others. */
export function tellingWords(text: string): readonly SearchWord[] {
  const words = queryWords(withoutPrices(text));
  const telling = words.filter(({ text: word }) => !isEmptyWord(word) && !isBuyingWord(word));
  if (telling.length > 0) return telling;
  return words.length > 0 ? words : queryWords(text);
}
