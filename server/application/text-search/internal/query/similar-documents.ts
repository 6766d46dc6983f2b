import { synonymsWith } from '../../../../../src/domain/search/synonyms.ts';
import { BestFirst } from '../../../arrays/best-first.ts';
import type { TextIndex } from '../index/text-index.ts';
import { WordMatches } from './match-words.ts';
import { planQuery, type PlannedWord } from './plan-query.ts';
import { tellingWords } from './telling-words.ts';

const WORDS_MAX = 12;
/** Frequent words say little; those of one document lead nowhere. */
const SHARE_MAX = 0.2;
const COUNT_MAX = 2_000;
const COUNT_MIN = 2;
/** Scores and numbers are compared as one number: a score in thousandths, and a number below this. */
const PRECISION = 1000;
const NUMBERS = 0x40_0000;
const TITLE_FACTOR = 2;

const matches = new WordMatches();

/** Documents that share words with this one; rare words, and those of its title, count most. Deterministic. */
export function similarDocuments(number: number, limit: number, index: TextIndex): readonly number[] {
  if (!index.has(number)) return [];
  const { vocabulary, size } = index;
  const title = new Set(index.titleOf(number));
  const weighted = [...new Set(index.termsOf(number))]
    .map((term) => {
      const count = vocabulary.countOf(term);
      const isFrequent = count > COUNT_MAX || (count > SHARE_MAX * size && size > WORDS_MAX);
      const isUseful = count >= COUNT_MIN && !isFrequent;
      const rarity = isUseful ? Math.log(1 + size / count) : 0;
      return { term, weight: rarity * (title.has(term) ? TITLE_FACTOR : 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.term - b.term)
    .slice(0, WORDS_MAX);
  matches.find(weighted.map(asWord), index);
  return best(limit, number);
}

/** Documents with words of a text, or with words that mean the same; best first. Deterministic. */
export function documentsAbout(text: string, limit: number, index: TextIndex): readonly number[] {
  matches.find(planQuery(tellingWords(text), index.vocabulary, synonymsWith([])), index);
  return best(limit);
}

/** The matches with the highest scores. */
function best(limit: number, without?: number): readonly number[] {
  const { scores, found, count } = matches;
  const best = new BestFirst(Math.min(limit, count));
  for (let at = 0; at < count; at++) {
    const document = found[at]!;
    if (document === without) continue;
    // Of equal scores the smaller number is better.
    const key = Math.round(scores[document]! * PRECISION) * NUMBERS + (NUMBERS - 1 - document);
    best.offer(document, key);
  }
  return best.sorted().map(({ number }) => number);
}

function asWord({ term, weight }: { readonly term: number; readonly weight: number }): PlannedWord {
  return { text: '', kind: 'word', wordClass: '', alternatives: [{ term, weight }], phrases: [], hits: 0 };
}
