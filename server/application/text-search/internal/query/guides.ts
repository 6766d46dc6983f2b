import { isTellingWord } from '../../../../../src/domain/search/guide-words.ts';
import type { Guide } from '../../../ports/discovery/text-search.ts';
import type { TextIndex } from '../index/text-index.ts';
import type { KnownDocuments } from './exclusion.ts';

/** The first hits, which the guides are about. */
const HITS = 500;
const GUIDES_MAX = 12;
/** A guide is in this share of the hits. */
const SHARE_MIN = 0.03;
const SHARE_MAX = 0.7;
/** At least this share of its hits is in no better guide. */
const NEW_SHARE = 0.4;
const HITS_MIN = 2;
const PINNERS_MIN = 2;
/** Candidates beyond this number are not looked at. */
const CANDIDATES_MAX = 60;

type Candidate = { readonly term: number; readonly hits: readonly number[]; readonly score: number };

/** By class; zero between two calls. */
let counts = new Uint32Array(1024);

/**
 * Words that narrow a search: those that are more frequent among its hits than elsewhere, different from each other, and
 * used by at least two people. `queried`: the classes of the query's words.
 */
export function guides(
  hits: readonly number[],
  queried: ReadonlySet<number>,
  index: TextIndex,
  documents: KnownDocuments,
): readonly Guide[] {
  const first = hits.slice(0, HITS);
  const covered = new Set<number>();
  const found: Guide[] = [];
  for (const { term, hits: own } of candidates(first, queried, index)) {
    if (found.length === GUIDES_MAX) break;
    const fresh = own.filter((document) => !covered.has(document));
    if (fresh.length < NEW_SHARE * own.length || !hasPinners(own, term, index)) continue;
    for (const document of own) covered.add(document);
    const best = fresh[0]!;
    found.push({
      term: index.vocabulary.textOf(term),
      color: index.table.colorOf(best),
      pin: documents.shownOf(best),
    });
  }
  return found;
}

/** The most telling words first, one of each class. */
function candidates(
  hits: readonly number[],
  queried: ReadonlySet<number>,
  index: TextIndex,
): readonly Candidate[] {
  const { vocabulary, size } = index;
  const enough = Math.max(HITS_MIN, SHARE_MIN * hits.length);
  const frequent = new Map<number, { term: number; readonly hits: number[] }>();
  for (const found of frequentClasses(hits, enough, index))
    if (!queried.has(found)) frequent.set(found, { term: -1, hits: [] });
  for (const document of hits)
    for (const term of index.termsOf(document)) {
      const candidate = frequent.get(vocabulary.classOf(term));
      if (candidate === undefined) continue;
      if (candidate.hits.at(-1) !== document) candidate.hits.push(document);
      if (vocabulary.countOf(term) > vocabulary.countOf(candidate.term)) candidate.term = term;
    }
  const list: Candidate[] = [];
  for (const { term, hits: own } of frequent.values()) {
    if (own.length < enough || own.length >= SHARE_MAX * hits.length) continue;
    if (!isTellingWord(vocabulary.textOf(term)) || vocabulary.isTag(term)) continue;
    const lift = (own.length * size) / (hits.length * Math.max(own.length, vocabulary.countOf(term)));
    list.push({ term, hits: own, score: own.length * Math.log(1 + lift) });
  }
  return list.sort((a, b) => b.score - a.score || a.term - b.term).slice(0, CANDIDATES_MAX);
}

/** Classes of words that are at least this often in the documents; a word that is twice in one counts twice. */
function frequentClasses(hits: readonly number[], enough: number, index: TextIndex): readonly number[] {
  const { vocabulary } = index;
  if (counts.length < vocabulary.size) counts = new Uint32Array(vocabulary.size * 2);
  const touched: number[] = [];
  for (const document of hits)
    for (const term of index.termsOf(document)) {
      const found = vocabulary.classOf(term);
      if (counts[found]! === 0) touched.push(found);
      counts[found]! += 1;
    }
  const frequent = touched.filter((found) => counts[found]! >= enough);
  for (const found of touched) counts[found] = 0;
  return frequent;
}

/** Whether at least two people say a word of this class of these pins of theirs. */
function hasPinners(documents: readonly number[], term: number, index: TextIndex): boolean {
  const { vocabulary, table } = index;
  const wanted = vocabulary.classOf(term);
  const people = new Set<number>();
  for (const document of documents) {
    if (!index.ownTermsOf(document).some((own) => vocabulary.classOf(own) === wanted)) continue;
    people.add(table.columns.pinner[document]!);
    if (people.size >= PINNERS_MIN) return true;
  }
  return false;
}
