import type { DiscoveryPart, SavedArrays } from '../ports/discovery/discovery-part.ts';
import type { PinDocument } from '../ports/discovery/pin-document.ts';
import type { SuggestQuestion, TextAnswer, TextQuestion } from '../ports/discovery/text-search.ts';
import type { ListingQuestion } from '../ports/discovery/listing.ts';
import { NO_TEXT } from './internal/index/document-table.ts';
import { TextIndex } from './internal/index/text-index.ts';
import type { KnownDocuments } from './internal/query/exclusion.ts';
import { listPins, type ListedPins } from './internal/query/list-pins.ts';
import type { KnownFromOthers } from './internal/query/filter-mask.ts';
import { PinSearch } from './internal/query/pin-search.ts';
import { documentsAbout, similarDocuments } from './internal/query/similar-documents.ts';
import { SuggestTexts } from './internal/suggestions/suggest-texts.ts';
import { SuggestionList } from './internal/suggestions/suggestion-list.ts';
import { SpellingIndex } from './spelling-index.ts';

const NOTHING_KNOWN: KnownFromOthers = {
  isColored: null,
  aboutTopic: () => [],
  withoutRepeats: (numbers) => numbers,
};

/** Below this size, what is derived from the index is made anew after every change. */
const SMALL = 5_000;

/** The words of all documents: searches, suggestions, and documents with similar words. */
export class TextPart implements DiscoveryPart {
  readonly #index = new TextIndex();
  readonly #search: PinSearch;
  readonly #suggest: SuggestTexts;
  #changes = 0;

  constructor(documents: KnownDocuments) {
    const index = this.#index;
    const spelling = this.#derived(() => new SpellingIndex(index.vocabulary));
    const list = this.#derived(() => new SuggestionList(index));
    this.#search = new PinSearch({ index, documents, spelling });
    this.#suggest = new SuggestTexts({ index, list });
  }

  put(number: number, document: PinDocument): void {
    this.#changes += 1;
    this.#index.put(number, document);
  }

  remove(number: number): void {
    this.#changes += 1;
    this.#index.remove(number);
  }

  save(): SavedArrays {
    return this.#index.save();
  }

  load(saved: SavedArrays): void {
    this.#index.load(saved);
  }

  search(question: TextQuestion, known: Partial<KnownFromOthers> = {}): TextAnswer {
    return this.#search.search({ ...question, ...NOTHING_KNOWN, ...known });
  }

  /** The documents of a list without a query; `within`: only these numbers, null for all. */
  list(question: ListingQuestion, within: ReadonlySet<number> | null): ListedPins {
    return listPins(question, within, this.#index);
  }

  /** Queries for a text that is being typed. */
  suggest(question: SuggestQuestion): readonly string[] {
    return this.#suggest.suggest(question);
  }

  /** Numbers of its pinner and its domain; null without a domain. */
  sourceOf(number: number): { readonly pinner: number; readonly domain: number | null } {
    const { pinner, domain } = this.#index.table.columns;
    const ofDomain = domain[number] ?? NO_TEXT;
    return { pinner: pinner[number] ?? NO_TEXT, domain: ofDomain === NO_TEXT ? null : ofDomain };
  }

  /** Documents that share rare words with this one, most similar first; empty for one without words. */
  similarByText(number: number, limit: number): readonly number[] {
    return similarDocuments(number, limit, this.#index);
  }

  /** Documents with words of a text, best first; empty for a text without words. */
  about(text: string, limit: number): readonly number[] {
    return documentsAbout(text, limit, this.#index);
  }

  /** Made anew after the index was merged; in a small index after every change. */
  #derived<T>(make: () => T): () => T {
    let made: { readonly value: T; readonly state: string } | null = null;
    return () => {
      const { merges, size } = this.#index;
      const state = size < SMALL ? `${merges} ${this.#changes}` : String(merges);
      if (made?.state !== state) made = { value: make(), state };
      return made.value;
    };
  }
}
