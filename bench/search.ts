import { NO_EXCLUSIONS } from '../server/application/ports/discovery/search-reader.ts';
import type { PinDocument } from '../server/application/ports/discovery/pin-document.ts';
import { NO_FILTERS } from '../server/application/ports/discovery/text-search.ts';
import { TextPart } from '../server/application/text-search/text-part.ts';
import { isEmptyWord } from '../src/domain/search/guide-words.ts';
import type { BenchOptions, Figure } from './figure.ts';
import { SeededRandom } from './generated-store/random.ts';
import { generatedDocuments } from './search/generated-documents.ts';

const UNTIL = Date.UTC(2026, 0, 1);
const SIZES = [5_000, 100_000];
const QUICK_SIZES = [5_000];
const SAVES = 9;
const QUERIES = 1_000;
const WARM_UP = 300;
/** The best of several is measured, because others use this machine too. */
const ROUNDS = 5;
const LONGEST_BEGINNING = 20;

/** The index of words in memory: searches for one to three words of a title, and suggestions for its beginnings. */
export function run({ quick }: BenchOptions): readonly Figure[] {
  return (quick ? QUICK_SIZES : SIZES).flatMap(figuresOf);
}

function figuresOf(originals: number): readonly Figure[] {
  const size = { people: originals / 50, boards: originals / 10, originals, saves: originals * SAVES };
  const documents = [...generatedDocuments({ ...size, favorites: 0, seed: 1, until: UNTIL })];
  const part = new TextPart({ numberOf: () => undefined, shownOf: (number) => documents[number]!.shown });
  const begun = performance.now();
  for (const [number, document] of documents.entries()) part.put(number, document);
  const built = (performance.now() - begun) / 1000;
  const about = {
    filters: NO_FILTERS,
    mayCorrect: true,
    synonyms: [],
    excluded: NO_EXCLUSIONS,
    followed: [],
  };
  const search = (text: string) => part.search({ ...about, text, now: UNTIL, offset: 0, limit: 30 });
  const suggest = (text: string) => part.suggest({ text, want: 'queries', limit: 10 });
  const name = (what: string) => `${originals.toLocaleString('en')} pins: ${what}`;
  return [
    { what: name('built from documents'), value: built, unit: 's' },
    { what: name('snapshot'), value: bytesOf(part) / 1e6, unit: 'MB' },
    ...[1, 2, 3].map((words) => ({
      what: name(`search, words: ${words}, 99 of 100`),
      value: slowest(documents, (title) => wordsOf(title).slice(0, words).join(' '), search),
      unit: 'ms',
      budget: 5,
    })),
    {
      what: name('suggestions, 99 of 100'),
      value: slowest(
        documents,
        (title, random) => title.slice(0, 1 + random.below(LONGEST_BEGINNING)),
        suggest,
      ),
      unit: 'ms',
      budget: 10,
    },
  ];
}

/** The time that 99 of 100 do not exceed. ms */
function slowest(
  documents: readonly PinDocument[],
  queryOf: (title: string, random: SeededRandom) => string,
  ask: (query: string) => unknown,
): number {
  const random = new SeededRandom(7);
  const times: number[] = [];
  for (let asked = 0; asked < WARM_UP + QUERIES; asked += 1) {
    const query = queryOf(documents[random.below(documents.length)]!.title, random);
    if (query === '') continue;
    let best = Infinity;
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      ask(query);
      best = Math.min(best, performance.now() - start);
    }
    if (asked >= WARM_UP) times.push(best);
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)]!;
}

function wordsOf(title: string): readonly string[] {
  return title
    .toLowerCase()
    .split(' ')
    .filter((word) => !isEmptyWord(word));
}

function bytesOf(part: TextPart): number {
  return Object.values(part.save()).reduce((sum, { byteLength }) => sum + byteLength, 0);
}
