import type { EventQueue } from '../../../application/counting/event-queue.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import { impressionEvent } from '../../../domain/impressions/impression-event.ts';
import {
  IMPRESSION_THRESHOLDS,
  newImpression,
  nextImpression,
  type ImpressionInput,
  type ImpressionState,
} from '../../../domain/impressions/impression-state.ts';
import { IMPRESSION_TOP_OFFSET_PX, visibleShare } from '../../../domain/impressions/visible-share.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { PageOfEvents } from '../../../domain/routes/page-of-events.ts';
import { SHOWN_CARDS } from '../../pins/card/card-items.ts';
import { isCovered } from './is-covered.ts';

type ImpressionTrackerDeps = {
  readonly events: Pick<EventQueue, 'record'>;
  /** The current page. */
  readonly page: () => PageOfEvents;
  readonly logger: Pick<Logger, 'error'>;
};

type TrackedCard = {
  readonly state: ImpressionState;
  readonly pin: Pin;
  /** Where the current impression began: it often ends because another page is opened. */
  readonly page: PageOfEvents;
};

const CELL = 'article';

/** Logs how long and how much of each card was in view. One observer watches all cards of the page. */
export class ImpressionTracker {
  readonly #deps: ImpressionTrackerDeps;
  /** The cards in view. */
  readonly #cards = new Map<Element, TrackedCard>();
  #ending: AbortController | null = null;

  constructor(deps: ImpressionTrackerDeps) {
    this.#deps = deps;
  }

  /** Tracks the cards in `root`, also those that come later. What is no element is an error, which is logged. */
  start(root: unknown): void {
    if (!(root instanceof Element)) {
      this.#deps.logger.error('impressions-not-started', root);
      return;
    }
    this.stop();
    this.#ending = new AbortController();
    // At the window and the document, before the listeners that send the log.
    const options = { signal: this.#ending.signal, capture: true };
    const view = new IntersectionObserver((entries) => this.#see(entries, view), {
      rootMargin: `-${IMPRESSION_TOP_OFFSET_PX}px 0px 0px 0px`,
      threshold: [...IMPRESSION_THRESHOLDS],
    });
    const observe = (cell: Element) => view.observe(cell);
    const added = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) cellsOf(node).forEach(observe);
    });
    const overlaid = new MutationObserver(() => this.#look());
    cellsOf(root).forEach(observe);
    added.observe(root, { childList: true, subtree: true });
    overlaid.observe(document.documentElement, { attributeFilter: ['data-overlaid'] });
    for (const name of ['focus', 'blur', 'pageshow']) {
      window.addEventListener(name, () => this.#look(), options);
    }
    document.addEventListener('visibilitychange', () => this.#look(), options);
    window.addEventListener('pagehide', () => this.#enterAll({ kind: 'leave' }), options);
    options.signal.addEventListener('abort', () => {
      for (const observer of [view, added, overlaid]) observer.disconnect();
    });
  }

  /** Ends the current impressions; cards in view count again after they have been out of view. */
  pause(): void {
    this.#enterAll({ kind: 'pause' });
  }

  /** Ends the current impressions, and tracks no more. */
  stop(): void {
    this.#enterAll({ kind: 'stop' });
    this.#cards.clear();
    this.#ending?.abort();
    this.#ending = null;
  }

  #look(): void {
    const now = performance.now();
    for (const cell of this.#cards.keys())
      this.#enter(cell, { kind: isAway(cell) ? 'leave' : 'return' }, now);
  }

  #see(entries: readonly IntersectionObserverEntry[], view: IntersectionObserver): void {
    const now = performance.now();
    for (const { target, boundingClientRect, rootBounds, isIntersecting } of entries) {
      // Most are cards that were never in view: observers tell of each new one.
      if (!isIntersecting && target.isConnected && !this.#cards.has(target)) continue;
      // The size of the window comes with the entry: asking the page for it would lay it out once more.
      const window = rootBounds && { width: rootBounds.width, height: rootBounds.bottom };
      const isShown = isIntersecting && target.isConnected && window !== null;
      this.#enter(
        target,
        { kind: 'visible', share: isShown ? visibleShare(boundingClientRect, window) : 0 },
        now,
      );
      if (!target.isConnected) view.unobserve(target);
    }
  }

  #enterAll(input: ImpressionInput): void {
    const now = performance.now();
    for (const cell of this.#cards.keys()) this.#enter(cell, input, now);
  }

  #enter(cell: Element, input: ImpressionInput, now: number): void {
    const card = this.#cards.get(cell) ?? this.#newCard(cell);
    if (card === undefined) return;
    const { state, ended } = nextImpression(card.state, input, now);
    const page = card.state.timed === null ? this.#deps.page() : card.page;
    if (state.mark === 0) this.#cards.delete(cell);
    else this.#cards.set(cell, { state, pin: card.pin, page });
    if (ended !== null) this.#deps.events.record(impressionEvent(card.pin, ended, Date.now()), page);
  }

  #newCard(cell: Element): TrackedCard | undefined {
    const card = cell.firstElementChild;
    const item = card === null ? undefined : SHOWN_CARDS.get(card)?.item;
    return item && { state: newImpression(isAway(cell)), pin: item.pin, page: this.#deps.page() };
  }
}

/** Cards in a window without focus are not visible either. */
function isAway(cell: Element): boolean {
  return document.hidden || !document.hasFocus() || isCovered(cell);
}

function cellsOf(node: Node): readonly Element[] {
  if (!(node instanceof Element)) return [];
  return node.matches(CELL) ? [node] : [...node.querySelectorAll(CELL)];
}
