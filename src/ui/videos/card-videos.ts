import type { Logger } from '../../application/ports/logger.ts';
import type { Videos } from '../../domain/pins/video.ts';
import { mayAutoplay } from '../../domain/videos/may-autoplay.ts';
import { mayStart } from '../../domain/videos/may-start.ts';
import { mediaFailure } from '../../domain/videos/media-failure.ts';
import { playableSources } from '../../domain/videos/playable-sources.ts';
import { canHover } from '../kit/can-hover.ts';
import { motionPreferences } from '../kit/motion-preferences.ts';
import { isSeenEnough, mostVisible } from './internal/most-visible.ts';
import { playingVideos } from './internal/playing-videos.ts';
import classes from './internal/card-videos.module.css';

export type CardVideo = {
  readonly id: string;
  readonly isPromoted: boolean;
  readonly videos: Videos;
  /** Logs videos that do not play. */
  readonly logger?: Pick<Logger, 'warn'> | undefined;
};

type Card = CardVideo & {
  readonly frame: HTMLElement;
  /** The element whose hover and focus start the video. */
  readonly whole: HTMLElement;
  /** The video does not play: until the card is rendered again, only its poster is shown. */
  hasFailed: boolean;
};

/** A pointer that only crosses a card does not start its video. */
const HOVER_MS = 150;
/** Visible shares of a card at which the observer fires. */
const STEPS = [0, 0.25, 0.5, 0.75, 1];

type Playing = { readonly card: Card; readonly video: HTMLVideoElement; readonly stop: () => void };

/**
 * The videos on the cards of this window. At most one plays at a time, muted, in a loop, as long as it is in view. With
 * a pointer it is the one that is hovered or focused, otherwise the most visible one. Each resumes where it stopped. A
 * playing organic video is not interrupted by another organic one, which starts at the end of the first.
 */
class CardVideos {
  readonly #cards = new Map<HTMLElement, Card>();
  readonly #shares = new Map<HTMLElement, number>();
  /** Seconds at which each video was stopped. */
  readonly #left = new Map<string, number>();
  readonly #observer = new IntersectionObserver((entries) => this.#seen(entries), { threshold: STEPS });
  #playing: Playing | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.addEventListener('visibilitychange', () => this.#choose());
    // A dialog opens over the cards, or closes.
    document.addEventListener('toggle', () => this.#chooseSoon(), true);
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => this.#choose());
  }

  /** Registers a card whose video may play. Call the result when it is removed. */
  add(frame: HTMLElement, video: CardVideo): () => void {
    const whole = frame.closest<HTMLElement>('[data-card-focus]')?.parentElement ?? frame;
    const card = { ...video, frame, whole, hasFailed: false };
    this.#cards.set(frame, card);
    this.#observer.observe(frame);
    const near = () => this.#chooseSoon();
    for (const type of NEAR_EVENTS) whole.addEventListener(type, near);
    near();
    return () => {
      for (const type of NEAR_EVENTS) whole.removeEventListener(type, near);
      this.#observer.unobserve(frame);
      this.#cards.delete(frame);
      this.#shares.delete(frame);
      if (this.#playing?.card === card) this.#playing.stop();
    };
  }

  #seen(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, intersectionRatio } of entries)
      this.#shares.set(target as HTMLElement, intersectionRatio);
    this.#chooseSoon();
  }

  #chooseSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#choose(), HOVER_MS);
  }

  #choose(): void {
    const wanted = this.#wanted();
    const playing = this.#playing;
    if (playing !== null) {
      const isWanted = playing.card === wanted;
      playing.video.loop = isWanted;
      if (isWanted || (wanted !== undefined && this.#keepsOut(playing.card, wanted))) return;
      playing.stop();
    }
    if (wanted !== undefined) this.#play(wanted);
  }

  /** Whether a playing, still visible video prevents another one from starting. */
  #keepsOut(card: Card, wanted: Card): boolean {
    return isSeenEnough(this.#shares.get(card.frame) ?? 0) && !mayStart(wanted, [card]);
  }

  #wanted(): Card | undefined {
    const isPageVisible = document.visibilityState === 'visible';
    if (!mayAutoplay(motionPreferences(), { isPageVisible })) return undefined;
    // Videos beneath an open closeup are not visible.
    const isCovered = document.querySelector('dialog:modal') !== null;
    if (isCovered) return undefined;
    const seen = [...this.#cards.values()].filter(
      ({ frame, hasFailed }) => !hasFailed && (this.#shares.get(frame) ?? 0) > 0,
    );
    if (canHover()) return seen.find(({ whole }) => whole.matches(':hover, :has(:focus-visible)'));
    return mostVisible(seen, ({ frame }) => this.#shares.get(frame) ?? 0, this.#playing?.card);
  }

  #play(card: Card): void {
    const { id, isPromoted, videos, frame, logger } = card;
    const [source] = playableSources({ videos, videoStatus: 'ready' }, { supportsHls: false });
    if (source === undefined) return;
    const video = document.createElement('video');
    const player = { id, isPromoted, yields: true, stop: () => this.#playing?.stop() };
    if (!playingVideos.start(player)) return;
    const stop = () => {
      if (this.#playing?.card === card) this.#playing = null;
      playingVideos.end(player);
      video.remove();
      this.#left.set(id, video.ended ? 0 : video.currentTime);
      // Stops the download and releases the decoder.
      video.removeAttribute('src');
      video.load();
    };
    this.#playing = { card, video, stop };
    video.className = classes.video ?? '';
    video.muted = true;
    video.loop = true;
    video.playsInline = true;
    video.disablePictureInPicture = true;
    video.ariaHidden = 'true';
    video.tabIndex = -1;
    video.addEventListener('playing', () => video.setAttribute('data-plays', ''), { once: true });
    const fail = () => {
      card.hasFailed = true;
      logger?.warn('card-video-failed', { pin: id, failure: mediaFailure(video.error?.code ?? 0) });
      stop();
    };
    video.addEventListener('error', fail, { once: true });
    video.addEventListener('ended', () => {
      stop();
      this.#choose();
    });
    video.src = source.url;
    video.currentTime = this.#left.get(id) ?? 0;
    frame.append(video);
    video.play().catch(() => stop());
  }
}

const NEAR_EVENTS = ['pointerenter', 'pointerleave', 'focusin', 'focusout'];

/** The shared instance of this window. */
export const cardVideos = new CardVideos();
