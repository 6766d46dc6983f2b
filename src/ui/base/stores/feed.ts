import { makeAutoObservable, observableRef } from 'mobx';
import type { LoadFeedOutcome, LoadFeedPage } from '../../../application/feeds/load-feed-page.ts';
import type { FeedSource } from '../../../application/ports/pins/feed-gateway.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import { AUTO_LOADED_PAGES } from '../../../domain/feeds/auto-loaded-pages.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { PinStore } from './pin-store.ts';

/** `fresh`: nothing is loaded yet; `ended`: the last page is loaded; `missing`: the list does not exist. */
export type FeedPhase = 'fresh' | 'loading' | 'ready' | 'failed' | 'ended' | 'missing';

/** One endless list of pins: the loaded ids and the bookmark of the next page. */
export class Feed {
  ids: readonly PinId[] = [];
  /** Number of pins of the last page. */
  added = 0;
  bookmark: string | null = null;
  /** Pages since the user last pressed the button for more. */
  unasked = 0;
  phase: FeedPhase = 'fresh';
  /** Error of the last page, while `phase` is `failed`. */
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

  /** Automatic loading has stopped, so that the user can reach the footer. */
  get rests(): boolean {
    return this.phase === 'ready' && this.unasked >= AUTO_LOADED_PAGES;
  }

  get isEmpty(): boolean {
    return this.phase === 'ended' && this.ids.length === 0;
  }

  /** Loads the first page if there is none. Never rejects: errors are in `phase`. */
  async start(): Promise<void> {
    if (this.phase === 'missing' || (this.phase === 'failed' && this.ids.length === 0)) this.phase = 'fresh';
    if (this.phase === 'fresh') await this.loadMore();
  }

  /** Loads more on request; automatic loading starts again. */
  async showMore(): Promise<void> {
    this.unasked = 0;
    await this.loadMore();
  }

  /** Loads the next page; does nothing while one is loading or after the last one. */
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

  /** Sets a page that was loaded with the document. */
  show(pins: readonly Pin[], bookmark: string | null): void {
    this.#pins.put(pins);
    this.ids = [...new Set([...this.ids, ...pins.map((pin) => pin.entityId)])];
    this.bookmark = bookmark;
    this.phase = bookmark === null ? 'ended' : 'ready';
  }

  /** Replaces all pins by a new first page. */
  showAnew(pins: readonly Pin[], bookmark: string | null): void {
    this.ids = [];
    this.show(pins, bookmark);
  }

  /** Sets pins and their order, after pins were added, moved or removed; all of them are in the store. */
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
