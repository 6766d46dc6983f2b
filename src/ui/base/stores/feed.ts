import { makeAutoObservable, observableRef } from 'mobx';
import type { LoadFeedOutcome, LoadFeedPage } from '../../../application/feeds/load-feed-page.ts';
import type { FeedSource } from '../../../application/ports/feed-gateway.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import { AUTO_LOADED_PAGES } from '../../../domain/feeds/auto-loaded-pages.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { PinStore } from '../stores/pin-store.ts';

/** `fresh`: nothing was read yet; `ended`: there is no more; `missing`: the list itself is not there. */
export type FeedPhase = 'fresh' | 'loading' | 'ready' | 'failed' | 'ended' | 'missing';

/** One endless list of pins: the ids read so far and what comes next. */
export class Feed {
  ids: readonly PinId[] = [];
  /** How many pins the last page has brought. */
  added = 0;
  bookmark: string | null = null;
  /** Pages since the person last asked for one. */
  unasked = 0;
  phase: FeedPhase = 'fresh';
  /** Why the last page did not come, while `phase` is `failed`. */
  failure: ServiceError['kind'] | null = null;
  readonly source: FeedSource;
  readonly #loadFeedPage: LoadFeedPage;
  readonly #pins: PinStore;

  constructor(source: FeedSource, loadFeedPage: LoadFeedPage, pins: PinStore) {
    this.source = source;
    this.#loadFeedPage = loadFeedPage;
    this.#pins = pins;
    makeAutoObservable(this, { ids: observableRef, source: false }, { autoBind: true });
  }

  /** It has gone on by itself for so long that it waits for the person, who may want to see what stands below. */
  get rests(): boolean {
    return this.phase === 'ready' && this.unasked >= AUTO_LOADED_PAGES;
  }

  get isEmpty(): boolean {
    return this.phase === 'ended' && this.ids.length === 0;
  }

  /** Reads the first page unless one is there. Never rejects: what went wrong stands in `phase`. */
  async start(): Promise<void> {
    if (this.phase === 'missing' || (this.phase === 'failed' && this.ids.length === 0)) this.phase = 'fresh';
    if (this.phase === 'fresh') await this.loadMore();
  }

  /** The person asks for more: it goes on by itself again. */
  async showMore(): Promise<void> {
    this.unasked = 0;
    await this.loadMore();
  }

  /** Reads the next page; does nothing while one is under way or when there is none. */
  async loadMore(): Promise<void> {
    if (this.phase === 'loading' || this.phase === 'ended' || this.phase === 'missing') return;
    this.begin();
    try {
      this.finish(await this.#loadFeedPage.run(this.source, this.bookmark));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      this.fail(error.kind);
    }
  }

  /** Puts a page that was read elsewhere (with the document) in place. */
  show(pins: readonly Pin[], bookmark: string | null): void {
    this.#pins.put(pins);
    this.ids = [...new Set([...this.ids, ...pins.map((pin) => pin.entityId)])];
    this.bookmark = bookmark;
    this.phase = bookmark === null ? 'ended' : 'ready';
  }

  /** Shows a first page that was just read in place of everything. */
  showAnew(pins: readonly Pin[], bookmark: string | null): void {
    this.ids = [];
    this.show(pins, bookmark);
  }

  /** Shows these pins, all of which are known, in this order: some were added, moved or taken out. */
  arrange(ids: readonly PinId[]): void {
    this.ids = ids;
  }

  private begin(): void {
    this.phase = 'loading';
    this.failure = null;
    this.unasked += 1;
  }

  private finish(outcome: LoadFeedOutcome): void {
    if (outcome.kind === 'not-found') {
      this.phase = 'missing';
      return;
    }
    const before = this.ids.length;
    this.show(outcome.page.pins, outcome.page.bookmark);
    this.added = before === 0 ? 0 : this.ids.length - before;
  }

  private fail(kind: ServiceError['kind']): void {
    this.phase = 'failed';
    this.failure = kind;
  }
}
