import { makeAutoObservable, observable, observableRef } from 'mobx';
import type {
  ExperienceContext,
  ExperiencesByPlacement,
} from '../../application/ports/people/experience-gateway.ts';
import { EXPERIENCE_MALFORMED } from '../../domain/events/client-metrics.ts';
import { platformOf, type ViewportClass } from '../../domain/experiences/delivery/audience.ts';
import { mayDisplay } from '../../domain/experiences/delivery/display-conditions.ts';
import type { Display } from '../../domain/experiences/display.ts';
import { isInFlow } from '../../domain/experiences/display-kinds.ts';
import { afterAnswer } from '../../domain/experiences/after-answer.ts';
import { experienceEvents, type ExperienceAct } from '../../domain/experiences/experience-events.ts';
import { formatPlacedId, type PlacedExperience } from '../../domain/experiences/placed-experience.ts';
import { PLACEMENTS } from '../../domain/experiences/placements.ts';
import type { UnseenOutcome } from '../../domain/experiences/unseen-outcome.ts';
import type { Arrival, ExperienceStoreDeps, Page } from './internal/experience-store-deps.ts';
import { LazyDisplays } from './internal/lazy-displays.ts';
import { ExperienceCalls } from './internal/experience-calls.ts';
import type { CompleteOptions } from './internal/kinds/kind-props.ts';
import { IN_TIME_MS, messagesOf, withoutWaiting } from './internal/flow-turn.ts';
import { LayerTurn } from './internal/layer-turn.ts';

/** An experience that may be displayed now, and its content. */
export type ShownExperience = {
  /** `placement:experience` */
  readonly key: string;
  readonly placed: PlacedExperience;
  readonly display: Display;
};

/** The experiences of the current page, and what a person does with them. */
export class ExperienceStore {
  page: Page = { kind: '', placements: [] };
  /** Null until the window is measured, as on the server. */
  viewport: ViewportClass | null = null;
  /** When the conditions were checked last. */
  checkedAt: number;
  readonly #known = observable.map<number, PlacedExperience | null>([], { deep: false });
  /** What is not displayed any more in this window. */
  readonly #gone = observable.set<string>();
  /** What was ended on an earlier page, although the served page has it. */
  readonly #unsent = observable.set<string>();
  /** What waits for the next page, because it would push the content of this one. */
  readonly #late = observable.set<string>();
  /** What stays displayed although it was completed. */
  readonly #staying = observable.map<number, PlacedExperience>([], { deep: false });
  /** Which layer is displayed on this page. */
  readonly turn = new LayerTurn();
  /** The message in the flow of this page that somebody could see. The others wait, also when it has gone. */
  #inFlow: string | null = null;
  /** Called when an experience has ended here. */
  onEnded: (key: string) => void = () => undefined;
  /** For which kinds of pages a placement was asked for; an audience may be that of some kinds only. */
  readonly #asked = new Set<string>();
  readonly #ending = new Set<string>();
  readonly #malformed = new Set<number>();
  readonly displays: LazyDisplays;
  readonly #deps: ExperienceStoreDeps;
  readonly #calls: ExperienceCalls;

  constructor(deps: ExperienceStoreDeps) {
    this.#deps = deps;
    this.#calls = new ExperienceCalls(deps);
    this.checkedAt = deps.now();
    this.displays = new LazyDisplays(deps.displays);
    makeAutoObservable(
      this,
      { page: observableRef, onEnded: false, turn: false, displays: false },
      { autoBind: true },
    );
  }

  /** True while this experience may be displayed. */
  isShown(key: string): boolean {
    return this.shown.some((one) => one.key === key);
  }

  /** What may be displayed now, in the order of the placements. */
  get shown(): readonly ShownExperience[] {
    const { checkedAt: now, viewport } = this;
    const displays = this.displays.current;
    if (displays === null) return [];
    const all = this.page.placements.flatMap((placement) => {
      const staying = this.#staying.get(placement);
      const placed = staying ?? this.#known.get(placement);
      if (placed === undefined || placed === null) return [];
      const key = formatPlacedId(placed);
      if (this.#gone.has(key) || this.#late.has(key)) return [];
      // The first view is that of the served page.
      if (viewport !== null && this.#unsent.has(key)) return [];
      if (staying === undefined && !mayDisplay(placed, { now, viewport })) return [];
      const display = displays.displayOf(placed, platformOf(viewport));
      return display === undefined ? [] : [{ key, placed, display }];
    });
    // The served page has one for each window.
    return viewport === null ? all : withoutWaiting(all, this.#inFlow);
  }

  /** The experiences of this page that have not ended, whether they are displayed or not. */
  get active(): readonly PlacedExperience[] {
    const { checkedAt: now } = this;
    return this.page.placements
      .flatMap((placement) => this.#known.get(placement) ?? [])
      .filter((placed) => mayDisplay(placed, { now, viewport: null }));
  }

  /** Takes experiences that came with the page, so that nothing is asked for them. */
  begin(page: Page, served: Readonly<Record<string, PlacedExperience | null>>): void {
    this.page = page;
    this.#noteAsked(Object.keys(served));
    const found = new Map(Object.entries(served).map(([placement, one]) => [Number(placement), one]));
    this.#take(found, { isLate: false, isNewPage: true });
  }

  /** The window was measured, or has another size. */
  measure(): void {
    this.viewport = this.#deps.viewport();
  }

  /** Checks again what may be displayed: time has passed, or the page was away. */
  check(): void {
    this.checkedAt = this.#deps.now();
  }

  /**
   * Another page: asks for its placements that are not known, and again for those with an experience, which may have
   * been ended meanwhile.
   * @param readsFeed the home feed is read for it
   */
  async enter(page: Page, readsFeed: boolean): Promise<void> {
    this.#inFlow = null;
    this.page = page;
    this.#late.clear();
    this.#staying.clear();
    this.check();
    this.turn.nextPage(this.isShown);
    const unknown = page.placements.filter(
      (placement) =>
        (readsFeed && placement === PLACEMENTS.home) ||
        this.#known.get(placement) !== null ||
        !this.#asked.has(`${page.kind} ${placement}`),
    );
    await this.#read(unknown, { isQuiet: false, isNewPage: true });
  }

  /** Nothing is known any more: another person uses this page. */
  forget(): void {
    this.#inFlow = null;
    this.#known.clear();
    this.#asked.clear();
    this.#gone.clear();
    this.#staying.clear();
    this.#ending.clear();
    this.#unsent.clear();
    this.turn.nextPage(() => false);
  }

  /** Tells the server what earlier pages could not tell it, which is not displayed again. */
  retryEndings(): Promise<void> {
    for (const placed of this.#deps.endExperience.unsent()) this.#unsent.add(formatPlacedId(placed));
    return this.#deps.endExperience.retry(this.context);
  }

  /** Asks again. Failures are logged and never shown. @param quietly content in the page waits for the next page */
  refresh(placements: readonly number[], quietly = false): Promise<void> {
    return this.#read(placements, { isQuiet: quietly, isNewPage: false });
  }

  async #read(
    placements: readonly number[],
    { isQuiet, isNewPage }: { readonly isQuiet: boolean; readonly isNewPage: boolean },
  ): Promise<void> {
    if (placements.length === 0) return;
    const askedAt = this.#deps.now();
    this.#noteAsked(placements);
    const found = await this.#calls.read(placements, this.context);
    const isLate = isQuiet || this.#deps.now() - askedAt > IN_TIME_MS;
    if (found !== null) this.#take(found, { isLate, isNewPage });
  }

  /** The message in the flow of the page can be seen. */
  stayInFlow(key: string): void {
    this.#inFlow = key;
  }

  /** It can be seen. The state changes first, then the server hears of it. */
  viewed(placed: PlacedExperience): void {
    const known = this.#known.get(placed.placementId);
    if (known?.experienceId !== placed.experienceId || known.status !== null) return;
    this.#known.set(placed.placementId, { ...known, status: 'viewed' });
    this.#log(placed, 'view');
    void this.#tellViewed(placed);
  }

  /** Each experience completes or is dismissed once. */
  async complete(placed: PlacedExperience, options: CompleteOptions = {}): Promise<void> {
    const ending = options.withoutHomefeed === true ? 'completedWithoutHomefeed' : 'completed';
    await this.#end(placed, ending, options.keepsShown === true);
  }

  async dismiss(placed: PlacedExperience): Promise<void> {
    await this.#end(placed, 'dismissed', false);
  }

  /** Notes what came of displaying it instead of a view. */
  tell(placed: PlacedExperience, outcome: UnseenOutcome): void {
    if (!this.isPreview) this.#deps.countUnseen(placed.experienceId, outcome);
  }

  /** It is not displayed any more in this window, but it has not ended. */
  hide(key: string): void {
    this.#gone.add(key);
  }

  get context(): ExperienceContext {
    const { locale, viewport } = this.#deps;
    const preview = this.#deps.preview();
    const page = { pageKind: this.page.kind, locale: locale(), viewport: viewport() };
    return preview === null ? page : { ...page, preview };
  }

  /** True while this page shows a preview: nothing that somebody does with it counts. */
  get isPreview(): boolean {
    return this.#deps.preview() !== null;
  }

  async #end(
    placed: PlacedExperience,
    ending: 'completed' | 'completedWithoutHomefeed' | 'dismissed',
    keepsShown: boolean,
  ): Promise<void> {
    const key = formatPlacedId(placed);
    if (this.#ending.has(key)) return;
    this.#ending.add(key);
    this.#log(placed, ending === 'dismissed' ? 'dismiss' : 'complete');
    if (keepsShown) this.#staying.set(placed.placementId, placed);
    else this.hide(key);
    const before = this.page.placements;
    await this.#deps.endExperience.run(placed, ending, this.context);
    this.ended(placed, ending);
    if (this.isPreview) return;
    this.onEnded(key);
    if (ending !== 'dismissed') await this.#calls.trigger(placed, this.context);
    if (ending === 'completedWithoutHomefeed') return;
    await this.refresh([...new Set([...before, ...this.page.placements])]);
  }

  #log(placed: PlacedExperience, act: ExperienceAct): void {
    if (this.isPreview) return;
    const { events, now } = this.#deps;
    const kind = this.displays.current?.displayAnywhere(placed)?.kind;
    for (const event of experienceEvents(placed, act, { kind, timeMs: now() })) events.record(event);
  }

  private ended(
    placed: PlacedExperience,
    status: 'completed' | 'completedWithoutHomefeed' | 'dismissed',
  ): void {
    this.#known.set(placed.placementId, { ...placed, status });
  }

  private put(found: ExperiencesByPlacement, { isLate, isNewPage }: Arrival): void {
    // A better one does not take the place of a message that is displayed.
    const waits = isLate || messagesOf(this.shown).length > 0;
    for (const [placement, placed] of found) {
      const before = this.#known.get(placement);
      const isNew = placed !== null && before?.experienceId !== placed.experienceId;
      const display = isNew && this.displays.current?.displayAnywhere(placed);
      if (waits && display && isInFlow(display.kind)) this.#late.add(formatPlacedId(placed));
      const isRead = !isNewPage || (before != null && this.turn.has(formatPlacedId(before)));
      this.#known.set(placement, afterAnswer(before, placed, isRead));
    }
    this.check();
  }

  #noteAsked(placements: readonly (number | string)[]): void {
    for (const placement of placements) this.#asked.add(`${this.page.kind} ${placement}`);
  }

  #take(found: ExperiencesByPlacement, arrival: Arrival): void {
    const opening = this.displays.open(found.values());
    if (opening === null) this.#takeReadable(found, arrival);
    else void opening.then(() => this.#takeReadable(found, arrival));
  }

  #takeReadable(found: ExperiencesByPlacement, arrival: Arrival): void {
    for (const placed of found.values()) {
      if (placed === null || this.#malformed.has(placed.experienceId)) continue;
      if (!this.displays.current!.isMalformed(placed)) continue;
      this.#malformed.add(placed.experienceId);
      this.#deps.logger.warn(EXPERIENCE_MALFORMED, placed.experienceId);
    }
    this.put(found, arrival);
  }

  async #tellViewed(placed: PlacedExperience): Promise<void> {
    await this.#calls.view(placed, this.context);
    if (placed.placementId === PLACEMENTS.global) await this.refresh(this.page.placements, true);
  }
}
