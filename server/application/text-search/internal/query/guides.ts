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

/** `places`: of its hits among the first ones, in rising order. */
type Candidate = { readonly term: number; readonly places: readonly number[]; readonly score: number };

/** By class; zero between two calls. */
let counts = new Uint32Array(1024);
/** By class: the number of the frequent one + 1; zero between two calls. */
let numbers = new Uint16Array(1024);

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
  const covered = new Uint8Array(first.length);
  const found: Guide[] = [];
  let looked = 0;
  for (const { term, places } of candidates(first, queried, index)) {
    if (found.length === GUIDES_MAX || looked === CANDIDATES_MAX) break;
    if (!isTellingWord(index.vocabulary.textOf(term)) || index.vocabulary.isTag(term)) continue;
    looked += 1;
    const fresh = places.filter((place) => covered[place] === 0);
    if (fresh.length < NEW_SHARE * places.length || !hasPinners(first, places, term, index)) continue;
    for (const place of places) covered[place] = 1;
    const best = first[fresh[0]!]!;
    found.push({
      term: index.vocabulary.textOf(term),
      color: index.table.colorOf(best),
      pin: documents.shownOf(best),
    });
  }
  return found;
}

/** The words that narrow best first, one of each class. Some say nothing alone. */
function candidates(
  hits: readonly number[],
  queried: ReadonlySet<number>,
  index: TextIndex,
): readonly Candidate[] {
  const { vocabulary, size } = index;
  const enough = Math.max(HITS_MIN, SHARE_MIN * hits.length);
  const classes = frequentClasses(hits, enough, index).filter((found) => !queried.has(found));
  if (numbers.length < counts.length) numbers = new Uint16Array(counts.length);
  const frequent = classes.map((found, at) => {
    numbers[found] = at + 1;
    return { term: -1, count: 0, place: -1, places: new Array<number>() };
  });
  for (let place = 0; place < hits.length; place++) {
    const terms = index.termsOf(hits[place]!);
    for (let at = 0; at < terms.length; at++) {
      const term = terms[at]!;
      const number = numbers[vocabulary.classOf(term)]!;
      if (number === 0) continue;
      const candidate = frequent[number - 1]!;
      if (candidate.place !== place) {
        candidate.place = place;
        candidate.places.push(place);
      }
      if (term === candidate.term) continue;
      const count = vocabulary.countOf(term);
      if (count <= candidate.count) continue;
      candidate.term = term;
      candidate.count = count;
    }
  }
  for (const found of classes) numbers[found] = 0;
  const list: Candidate[] = [];
  for (const { term, count, places } of frequent) {
    if (places.length < enough || places.length >= SHARE_MAX * hits.length) continue;
    const lift = (places.length * size) / (hits.length * Math.max(places.length, count));
    list.push({ term, places, score: places.length * Math.log(1 + lift) });
  }
  return list.sort((a, b) => b.score - a.score || a.term - b.term);
}

/** Classes of words that are at least this often in the documents; a word that is twice in one counts twice. */
function frequentClasses(hits: readonly number[], enough: number, index: TextIndex): readonly number[] {
  const { vocabulary } = index;
  if (counts.length < vocabulary.size) counts = new Uint32Array(vocabulary.size * 2);
  const touched: number[] = [];
  for (const document of hits) {
    const terms = index.termsOf(document);
    for (let at = 0; at < terms.length; at++) {
      const found = vocabulary.classOf(terms[at]!);
      if (counts[found]! === 0) touched.push(found);
      counts[found]! += 1;
    }
  }
  const frequent = touched.filter((found) => counts[found]! >= enough);
  for (const found of touched) counts[found] = 0;
  return frequent;
}

/** Whether at least two people say a word of this class of these pins of theirs; the name of a website is no word of theirs. */
function hasPinners(
  hits: readonly number[],
  places: readonly number[],
  term: number,
  index: TextIndex,
): boolean {
  const { vocabulary, table } = index;
  const wanted = vocabulary.classOf(term);
  const people = new Set<number>();
  for (const place of places) {
    const document = hits[place]!;
    const isOfClass = (own: number) => vocabulary.classOf(own) === wanted;
    const own = index.ownTermsOf(document).filter(isOfClass);
    if (own.length === 0) continue;
    if (own.every((said) => isSiteName(document, said, index)) && !index.titleOf(document).some(isOfClass))
      continue;
    people.add(table.columns.pinner[document]!);
    if (people.size >= PINNERS_MIN) return true;
  }
  return false;
}

/** Whether a word is a part of the address of the website to which a pin leads. */
function isSiteName(document: number, term: number, { vocabulary, table }: TextIndex): boolean {
  const domain = table.domains.textOf(table.columns.domain[document]!);
  return domain.split('.').includes(vocabulary.textOf(term));
}
