import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { DoneOutcome } from '../../application/ports/done-outcome.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import { feedbackKind } from '../../domain/feedback/feedback-kind.ts';
import { isCovered, type PinFeedback } from '../../domain/feedback/feedback-status.ts';
import { hiddenWords, reportedWords, type FeedbackWords } from '../../domain/feedback/feedback-texts.ts';
import { followCall, followedSource, type FollowedSource } from '../../domain/feedback/unfollowing.ts';
import type { PinId } from '../../domain/ids/ids.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { Surface } from '../../domain/surfaces/surface.ts';
import type { AppValue } from '../base/app-context.ts';
import { fetchCode } from '../base/lazy/fetch-code.ts';
import type { CardFeedbackActions } from './feedback-actions.ts';
import { redrawInFeeds } from '../saving/pins-in-feeds.ts';
import { text } from '../text/language.ts';
import { failureText } from '../base/failure-text.ts';
import { LatestValueQueue } from '../base/latest-value-queue.ts';

/** A pin with feedback, and the reason why it was shown then. */
export type CoveredPin = PinFeedback & {
  readonly pin: Pin;
  readonly surface: Surface | null;
  readonly source: FollowedSource | null;
};

/** Where feedback is given: a card shows the result on itself, a closeup in a toast. */
export type FeedbackPlace = 'card' | 'closeup';

/** A dialog about a pin. */
export type FeedbackQuestion = { readonly pin: Pin } & (
  { readonly kind: 'why' } | { readonly kind: 'report'; readonly from: FeedbackPlace }
);

const NOTHING: PinFeedback = { hidden: false, status: 'unset' };

/** Feedback on pins: shows it on their cards at once and rolls it back when the server refuses. */
export class FeedbackViewModel implements CardFeedbackActions {
  asked: FeedbackQuestion | null = null;
  readonly #app: Pick<AppValue, 'services' | 'stores'>;
  readonly #covered = observable.map<PinId, CoveredPin>([], { deep: false });
  readonly #hiding = new LatestValueQueue<PinId, boolean>();
  /** The card that takes the focus, because the focused element is covered now. */
  #awaited: PinId | null = null;

  constructor(app: Pick<AppValue, 'services' | 'stores'>) {
    this.#app = app;
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  /** The overlay of a card; undefined when there is none. */
  coverOf(id: PinId): CoveredPin | undefined {
    return this.#covered.get(id);
  }

  hide(pin: Pin, surface: Surface | null, from: FeedbackPlace = 'card'): void {
    void this.#setHidden(pin, surface, true);
    if (from === 'card') return;
    this.#sayInstead(hiddenWords(pin), () => this.show({ pin, surface }));
  }

  /** The pin is shown again. */
  show({ pin, surface }: Pick<CoveredPin, 'pin' | 'surface'>): void {
    void this.#setHidden(pin, surface, false);
  }

  report(pin: Pin, from: FeedbackPlace = 'card'): void {
    this.asked = { kind: 'report', pin, from };
  }

  /** Opens the dialog that explains why a pin is shown. */
  explain(pin: Pin): void {
    this.asked = { kind: 'why', pin };
  }

  /** Closes the dialog. */
  close(question: FeedbackQuestion): void {
    if (this.asked === question) this.asked = null;
  }

  /** Shows that the pin was reported. @param siteName for the confirmation in a toast when no card is on the screen */
  noteReported(pin: Pin, from: FeedbackPlace, siteName: string): void {
    this.#put(pin, this.coverOf(pin.entityId)?.surface ?? null, { status: 'reported' });
    this.#leaveOut();
    if (from === 'card') return;
    this.#sayInstead(reportedWords(siteName));
  }

  /** Unfollows the source of a hidden pin; `undo` follows it again. */
  async unfollow(covered: CoveredPin, undo: boolean): Promise<void> {
    const { pin, surface, source, status: before } = covered;
    const call = followCall(feedbackKind(pin), undo);
    if (source === null || call === null) return;
    const { services, stores } = this.#app;
    const followed = call === 'follow';
    this.#put(pin, surface, { status: followed ? 'unset' : 'unfollowed' });
    try {
      const { changeFollowing } = await fetchCode(() => import('../follow/change-following.ts'));
      await changeFollowing({ services, stores }, source, followed);
      if (this.#follows(pin, source) !== followed) this.#put(pin, surface, { status: before });
      else await (await services.openPinFeedback()).feedback.tell(pin.entityId, 'unfollow', undo);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      // `changeFollowing` shows its own failure; a lost reason does not matter to the user.
      services.logger.warn('feedback-not-told', error);
    }
  }

  /** Whether this card takes the focus, once. */
  takesFocus(id: PinId): boolean {
    const takes = this.#awaited === id;
    if (takes) this.#awaited = null;
    return takes;
  }

  async #setHidden(pin: Pin, surface: Surface | null, hidden: boolean): Promise<void> {
    const id = pin.entityId;
    this.#put(pin, surface, { hidden });
    const tell = async (wish: boolean) => {
      const message = await this.#refusalOf(async () =>
        (await this.#app.services.openPinFeedback()).hidePin.run({
          pin,
          surface,
          query: new URLSearchParams(location.search).get('q') ?? undefined,
          hidden: wish,
        }),
      );
      if (message !== null) this.#app.stores.toasts.say({ text: message, kind: 'problem' });
      return message === null;
    };
    const known = await this.#hiding.set(id, hidden, !hidden, tell);
    if (this.coverOf(id)?.hidden !== known) this.#put(pin, surface, { hidden: known });
    this.#leaveOut();
  }

  /** The text for a failed request; null when it succeeded. */
  async #refusalOf(call: () => Promise<DoneOutcome>): Promise<string | null> {
    try {
      const outcome = await call();
      return outcome.kind === 'done' ? null : outcome.message || failureText('unavailable');
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return error.shown ?? failureText(error.kind);
    }
  }

  #put(pin: Pin, surface: Surface | null, change: Partial<PinFeedback>): void {
    const { stores } = this.#app;
    const id = pin.entityId;
    const before = this.coverOf(id) ?? { ...NOTHING, pin, surface, source: followedSource(pin) };
    const covered = { ...before, ...change };
    runInAction(() => {
      if (isCovered(covered)) this.#covered.set(id, covered);
      else this.#covered.delete(id);
      this.#awaited = id;
      // The card may have been rendered without its tools, because neither pointer nor focus was near.
      const known = stores.pins.find(id);
      if (known !== undefined) stores.pins.put([{ ...known }]);
      redrawInFeeds(stores.feeds, id);
    });
  }

  /** Shows a toast where the pin has no card; the focus stays. */
  #sayInstead({ heading, text: detail }: FeedbackWords, undo?: () => void): void {
    this.#awaited = null;
    this.#app.stores.toasts.say({
      text: text(heading),
      detail: text(detail),
      kind: 'done',
      durationMs: 5000,
      ...(undo && { undo }),
    });
  }

  /** Marks the home feed as stale, so that the next visit of it loads it again. */
  #leaveOut(): void {
    this.#app.stores.feeds.outdateHome();
  }

  #follows(pin: Pin, source: FollowedSource): boolean {
    const now = this.#app.stores.pins.find(pin.entityId) ?? pin;
    return source.kind === 'person'
      ? now.pinner?.explicitlyFollowedByMe === true
      : now.board?.followedByMe === true;
  }
}
