import { isBlank, isSameDraft, joined, type Draft } from '../../domain/drafts/draft.ts';
import type { UserId } from '../../domain/ids/ids.ts';
import type { KeyValueStorage } from '../ports/storage/key-value-storage.ts';
import { parseDraft, serializeDraft } from './internal/draft-serializer.ts';
import type { NameIn } from '../../domain/storage/stored-data.ts';

const PREFIX = 'pinakes:draft:' satisfies NameIn<'local'>;
/** Lifetime of a tombstone, ms: longer than any window needs to notice it. */
const GONE_FOR_MS = 3_600_000;

export type KeepOutcome =
  /** `draft` includes later changes of other windows. */
  | { readonly kind: 'kept'; readonly draft: Draft }
  | { readonly kind: 'not-kept' }
  /** The draft was published or discarded in another window. */
  | { readonly kind: 'gone' };

/** `gone`: published or discarded. `forgotten`: all drafts were removed by a log-out. */
export type DraftNews = Draft | 'gone' | 'forgotten';

type DraftRepositoryDeps = {
  readonly storage: KeyValueStorage;
  readonly owner: UserId;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/** The drafts of one user in the storage of this browser, shared by all windows. */
export class DraftRepository {
  readonly #deps: DraftRepositoryDeps;
  readonly #prefix: `${typeof PREFIX}${string}`;
  #lastStamp = 0;

  constructor(deps: DraftRepositoryDeps) {
    this.#deps = deps;
    this.#prefix = `${PREFIX}${deps.owner}:`;
  }

  /** All drafts that are not blank, oldest first. */
  all(): readonly Draft[] {
    const drafts: Draft[] = [];
    for (const key of this.#deps.storage.keys(this.#prefix)) {
      const found = this.#read(key);
      if (found === undefined || this.#isForgettable(found)) this.#deps.storage.remove(key);
      else if ('given' in found && !isBlank(found)) drafts.push(found);
    }
    return drafts.sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));
  }

  /** A timestamp for a change; strictly increasing, also when the clock is set back. */
  stamp(): number {
    this.#lastStamp = Math.max(this.#deps.now(), this.#lastStamp + 1);
    return this.#lastStamp;
  }

  /** Stores a draft, merged with the changes of other windows. */
  keep(draft: Draft): KeepOutcome {
    const key = `${this.#prefix}${draft.id}` as const;
    const there = this.#read(key);
    if (there !== undefined && 'goneAt' in there) return { kind: 'gone' };
    const whole = there === undefined ? draft : joined(there, draft);
    const isThere = there !== undefined && isSameDraft(there, whole);
    if (!isThere && !this.#deps.storage.set(key, serializeDraft(whole))) return { kind: 'not-kept' };
    return { kind: 'kept', draft: whole };
  }

  /** Removes a draft in all windows. */
  remove(id: string): void {
    const key = `${this.#prefix}${id}` as const;
    const isMarked = this.#deps.storage.set(key, serializeDraft({ goneAt: this.#deps.now() }));
    if (!isMarked) this.#deps.storage.remove(key);
  }

  /** Reports changes by other windows. Call the result to stop. */
  watch(listener: (id: string, news: DraftNews) => void): () => void {
    return this.#deps.storage.watch(this.#prefix, (key) => {
      const found = this.#read(key);
      const news = found === undefined ? 'forgotten' : 'goneAt' in found ? 'gone' : found;
      listener(key.slice(this.#prefix.length), news);
    });
  }

  /** Removes all drafts, without tombstones. */
  forget(): void {
    for (const key of this.#deps.storage.keys(this.#prefix)) this.#deps.storage.remove(key);
  }

  #read(key: string) {
    const text = this.#deps.storage.get(key);
    return text === undefined ? undefined : parseDraft(key.slice(this.#prefix.length), text);
  }

  #isForgettable(found: Exclude<ReturnType<typeof parseDraft>, undefined>): boolean {
    return 'goneAt' in found && Math.abs(this.#deps.now() - found.goneAt) > GONE_FOR_MS;
  }
}
