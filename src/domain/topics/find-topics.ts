import { plainForm } from '../search/search-form.ts';
import type { NamedTopic } from './pin-topics.ts';

/** A topic that can be found. */
export type FindableTopic = NamedTopic & {
  /** Words and phrases that speak of it. */
  readonly words: readonly string[];
};

/**
 * Topics whose name or words begin like a text, in any case and without accents. Names that begin so come first, then
 * those with such a word, then topics with such words.
 */
export function findTopics(
  typed: string,
  topics: readonly FindableTopic[],
  limit: number,
): readonly FindableTopic[] {
  const start = comparable(typed);
  if (start === '') return [];
  const rankOf = ({ name, words }: FindableTopic): number => {
    const shown = comparable(name);
    if (shown.startsWith(start)) return 0;
    if (shown.includes(` ${start}`)) return 1;
    return words.some((word) => ` ${comparable(word)}`.includes(` ${start}`)) ? 2 : 3;
  };
  return topics
    .map((topic) => ({ topic, rank: rankOf(topic) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ topic }) => topic);
}

function comparable(text: string): string {
  return plainForm(text).trim();
}
