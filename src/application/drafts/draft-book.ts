import { isBlank, isSameDraft, joined, type Draft } from '../../domain/drafts/draft.ts';
import type { UserId } from '../../domain/ids/ids.ts';
import type { KeyValueStorage } from '../ports/key-value-storage.ts';
import { readDraft, writeDraft } from './draft-text.ts';

const PREFIX = 'pinakes:draft:';
/** How long it is remembered that a draft is gone: longer than any window needs to hear of it. */
const GONE_FOR_MS = 3_600_000;

export type KeepOutcome =
  /** `draft` also holds what another window has given since. */
  | { readonly kind: 'kept'; readonly draft: Draft }
  | { readonly kind: 'not-kept' }
  /** It was published or discarded in another window. */
  | { readonly kind: 'gone' };

/** `gone`: it was published or discarded. `forgotten`: nothing is kept any more, because somebody has logged out. */
export type DraftNews = Draft | 'gone' | 'forgotten';

type DraftBookDeps = {
  readonly storage: KeyValueStorage;
  readonly owner: UserId;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/** The drafts of one person on this browser, the same in all windows. Nobody else's are seen. */
export class DraftBook {
  readonly #deps: DraftBookDeps;
  readonly #prefix: string;
  #lastStamp = 0;

  constructor(deps: DraftBookDeps) {
    this.#deps = deps;
    this.#prefix = `${PREFIX}${deps.owner}:`;
  }

  /** All that hold something, oldest first. */
  all(): readonly Draft[] {
    const drafts: Draft[] = [];
    for (const key of this.#deps.storage.keys(this.#prefix)) {
      const found = this.#read(key);
      if (found === undefined || this.#isForgettable(found)) this.#deps.storage.remove(key);
      else if ('given' in found && !isBlank(found)) drafts.push(found);
    }
    return drafts.sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));
  }

  /** The time for what is given now; never the same twice, also when the clock is set back. */
  stamp(): number {
    this.#lastStamp = Math.max(this.#deps.now(), this.#lastStamp + 1);
    return this.#lastStamp;
  }

  /** Keeps a draft, joined with what other windows have made of it. */
  keep(draft: Draft): KeepOutcome {
    const key = this.#prefix + draft.id;
    const there = this.#read(key);
    if (there !== undefined && 'goneAt' in there) return { kind: 'gone' };
    const whole = there === undefined ? draft : joined(there, draft);
    const isThere = there !== undefined && isSameDraft(there, whole);
    if (!isThere && !this.#deps.storage.set(key, writeDraft(whole))) return { kind: 'not-kept' };
    return { kind: 'kept', draft: whole };
  }

  /** Removes a draft in all windows. */
  remove(id: string): void {
    const key = this.#prefix + id;
    const isMarked = this.#deps.storage.set(key, writeDraft({ goneAt: this.#deps.now() }));
    if (!isMarked) this.#deps.storage.remove(key);
  }

  /** Tells what other windows make of drafts. Call the answer to end it. */
  watch(listener: (id: string, news: DraftNews) => void): () => void {
    return this.#deps.storage.watch(this.#prefix, (key) => {
      const found = this.#read(key);
      const news = found === undefined ? 'forgotten' : 'goneAt' in found ? 'gone' : found;
      listener(key.slice(this.#prefix.length), news);
    });
  }

  /** Removes all of them, without a trace. */
  forget(): void {
    for (const key of this.#deps.storage.keys(this.#prefix)) this.#deps.storage.remove(key);
  }

  #read(key: string) {
    const text = this.#deps.storage.get(key);
    return text === undefined ? undefined : readDraft(key.slice(this.#prefix.length), text);
  }

  #isForgettable(found: Exclude<ReturnType<typeof readDraft>, undefined>): boolean {
    return 'goneAt' in found && Math.abs(this.#deps.now() - found.goneAt) > GONE_FOR_MS;
  }
}
