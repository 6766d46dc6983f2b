import type { TextIndex } from '../index/text-index.ts';
import { IN_DELTA, IN_MAIN } from '../index/postings.ts';
import { SYNONYM, type PlannedWord } from './plan-query.ts';

const WEIGHTS = 256;
const WEIGHT_MAX = 255;

/**
 * The documents with at least one word of a query. Its arrays are reused by the next query; places of documents that
 * are not in `found` mean nothing.
 */
export class WordMatches {
  /** The first `count` are the found documents. */
  found = new Uint32Array(1024);
  count = 0;
  /** By document: a bit for each of its words. */
  words = new Uint16Array(1024);
  /** By document: the sum over its words of weight and rarity. */
  scores = new Float32Array(1024);

  /** Finds the documents of these words, at most 16. */
  find(words: readonly PlannedWord[], index: TextIndex): void {
    this.#clear(index.capacity);
    for (const [at, { alternatives, phrases }] of words.entries()) {
      const bit = 1 << at;
      const documents = alternatives.reduce((sum, { term }) => sum + index.vocabulary.countOf(term), 0);
      const rarity = Math.log(1 + (index.size + 0.5) / (Math.min(documents, index.size) + 0.5));
      for (const { term, weight } of alternatives) this.#add(term, bit, weight * rarity, index);
      for (const phrase of phrases) this.include(documentsWith(phrase, index), bit, SYNONYM * rarity);
    }
  }

  /** Adds documents as if they had all words of these bits. Documents that have them stay as they are. */
  include(documents: readonly number[], bits: number, score: number): void {
    for (const document of documents) {
      const had = this.words[document]!;
      if ((had & bits) === bits) continue;
      if (had === 0) {
        this.found[this.count++] = document;
        this.scores[document] = 0;
      }
      this.words[document] = had | bits;
      this.scores[document] = this.scores[document]! + score;
    }
  }

  #add(term: number, bit: number, factor: number, { postings }: TextIndex): void {
    const { words, scores, found } = this;
    const { documents, weights, where } = postings;
    let { count } = this;
    const end = postings.starts[term + 1] ?? 0;
    for (let at = postings.starts[term] ?? 0; at < end; at++) {
      const document = documents[at]!;
      const had = words[document]!;
      if (where[document] !== IN_MAIN || (had & bit) !== 0) continue;
      if (had === 0) {
        found[count++] = document;
        scores[document] = 0;
      }
      words[document] = had | bit;
      scores[document] = scores[document]! + (factor * weights[at]!) / WEIGHT_MAX;
    }
    for (const entry of postings.deltaOf(term)) {
      const document = Math.floor(entry / WEIGHTS);
      const had = words[document]!;
      if (where[document] !== IN_DELTA || (had & bit) !== 0) continue;
      if (had === 0) {
        found[count++] = document;
        scores[document] = 0;
      }
      words[document] = had | bit;
      scores[document] = scores[document]! + (factor * (entry % WEIGHTS)) / WEIGHT_MAX;
    }
    this.count = count;
  }

  #clear(capacity: number): void {
    for (let at = 0; at < this.count; at++) this.words[this.found[at]!] = 0;
    this.count = 0;
    if (this.words.length >= capacity) return;
    const size = Math.max(1024, capacity * 2);
    this.found = new Uint32Array(size);
    this.words = new Uint16Array(size);
    this.scores = new Float32Array(size);
  }
}

/** The documents with a term of each list: of those with the rarest, the ones that have the others, too. */
function documentsWith(phrase: readonly (readonly number[])[], index: TextIndex): readonly number[] {
  const { vocabulary } = index;
  const frequencyOf = (terms: readonly number[]) =>
    terms.reduce((sum, term) => sum + vocabulary.countOf(term), 0);
  const [rarest = [], ...others] = phrase.toSorted((one, other) => frequencyOf(one) - frequencyOf(other));
  const found = new Set(rarest.flatMap((term) => documentsOf(term, index)));
  return [...found].filter((document) => {
    const own = index.termsOf(document);
    return others.every((terms) => terms.some((term) => own.includes(term)));
  });
}

function documentsOf(term: number, { postings }: TextIndex): readonly number[] {
  const { starts, documents, where } = postings;
  const inMain = [...documents.subarray(starts[term] ?? 0, starts[term + 1] ?? 0)];
  const inDelta = postings.deltaOf(term).map((entry) => Math.floor(entry / WEIGHTS));
  return [
    ...inMain.filter((document) => where[document] === IN_MAIN),
    ...inDelta.filter((document) => where[document] === IN_DELTA),
  ];
}
