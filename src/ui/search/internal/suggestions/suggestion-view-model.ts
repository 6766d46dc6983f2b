import { makeAutoObservable, observableRef } from 'mobx';
import { ServiceError } from '../../../../application/ports/service-error.ts';
import type { SuggestionServices } from '../../../../application/search/suggestion-services.ts';
import type { Suggestion } from '../../../../domain/search/suggestion.ts';
import type { Topic } from '../../../../domain/topics/topic.ts';
import { groupsAtFirst, groupsFor, type SuggestionGroup, type SuggestionRow } from './suggestion-groups.ts';

/** Pause after the last key before suggestions are requested. */
const DEBOUNCE_MS = 150;

type SuggestionDeps = {
  readonly openServices: () => Promise<SuggestionServices>;
  readonly loadTopics: () => Promise<readonly Topic[]>;
  readonly isMember: boolean;
};

/** The part of the active row that Enter chooses. */
export type ActivePart = 'row' | 'remove';

/** Suggestions for what is being typed, and the row that keys have moved to. */
export class SuggestionViewModel {
  term = '';
  /** The error of the last request; null after a success. */
  failure: ServiceError['kind'] | null = null;
  recents: readonly string[] = [];
  topics: readonly Topic[] = [];
  suggestions: readonly Suggestion[] = [];
  /** The text that the suggestions are for. */
  answered = '';
  activeId: string | null = null;
  activePart: ActivePart = 'row';
  readonly #deps: SuggestionDeps;
  #request = 0;

  constructor(deps: SuggestionDeps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      { recents: observableRef, topics: observableRef, suggestions: observableRef },
      { autoBind: true },
    );
  }

  get groups(): readonly SuggestionGroup[] {
    if (this.term === '') return groupsAtFirst(this.recents, this.topics);
    return groupsFor(this.term, this.recents, this.suggestions);
  }

  get rows(): readonly SuggestionRow[] {
    return this.groups.flatMap(({ rows }) => rows);
  }

  get active(): SuggestionRow | undefined {
    return this.rows.find(({ id }) => id === this.activeId);
  }

  /** True while there is no answer for the text yet. */
  get isLoading(): boolean {
    return this.term !== this.answered && this.failure === null;
  }

  /** Reads recent searches and topics. */
  async start(): Promise<void> {
    const { isMember } = this.#deps;
    await this.#attempt(async () => {
      const { recents } = await this.#deps.openServices();
      this.showRecents(await recents.list(isMember));
    });
    // Without topics the list is only shorter.
    await this.#attempt(
      async () => this.showTopics(await this.#deps.loadTopics()),
      () => false,
    );
  }

  /** Requests suggestions for a text once the person pauses. A late answer never replaces a newer one. */
  async type(text: string): Promise<void> {
    const term = text.trim();
    if (term === this.term) return;
    this.begin(term);
    const request = ++this.#request;
    if (term === '') return;
    const isLatest = () => request === this.#request;
    await this.#attempt(async () => {
      const { search, wait } = await this.#deps.openServices();
      await wait(DEBOUNCE_MS);
      if (!isLatest()) return;
      const suggestions = await search.suggest(term);
      if (isLatest()) this.show(term, suggestions);
    }, isLatest);
  }

  /** Moves to the next or previous row, or to the first or last one; before the first and after the last there is none. */
  move(to: 1 | -1 | 'first' | 'last'): void {
    const { rows } = this;
    const index = rows.findIndex(({ id }) => id === this.activeId);
    const places = rows.length + 1;
    const next =
      typeof to === 'number' ? (index + 1 + to + places) % places : to === 'first' ? 1 : rows.length;
    this.activate(rows[next - 1]?.id ?? null);
  }

  activate(id: string | null, part: ActivePart = 'row'): void {
    this.activeId = id;
    this.activePart = part;
  }

  /** Removes a recent search; null removes all of them. False: it is still there. */
  async forget(query: string | null): Promise<boolean> {
    const before = this.recents;
    this.showRecents(query === null ? [] : before.filter((other) => other !== query));
    this.activate(null);
    const isDone = await this.#attempt(async () => {
      const { recents } = await this.#deps.openServices();
      await recents.forget(query, this.#deps.isMember);
    });
    if (!isDone) this.showRecents(before);
    return isDone;
  }

  private begin(term: string): void {
    this.term = term;
    this.failure = null;
    this.activate(null);
    if (term !== '') return;
    this.answered = '';
    this.suggestions = [];
  }

  private show(term: string, suggestions: readonly Suggestion[]): void {
    this.answered = term;
    this.suggestions = suggestions;
    if (this.active === undefined) this.activate(null);
  }

  private showRecents(recents: readonly string[]): void {
    this.recents = recents;
  }

  private showTopics(topics: readonly Topic[]): void {
    this.topics = topics;
  }

  private fail(kind: ServiceError['kind']): void {
    this.failure = kind;
  }

  /** @param matters whether a failure is shown */
  async #attempt(task: () => Promise<void>, matters = () => true): Promise<boolean> {
    try {
      await task();
      return true;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (matters()) this.fail(error.kind);
      return false;
    }
  }
}
