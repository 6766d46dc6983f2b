import { makeAutoObservable, observableRef } from 'mobx';
import type { VideoSource } from '../../../domain/pins/video.ts';
import { mediaFailure, type MediaFailure } from '../../../domain/videos/media-failure.ts';
import { PLAYBACK_EVENTS, playbackAfter, type PlaybackState } from '../../../domain/videos/playback-state.ts';
import type { PlayerCommand } from '../../../domain/videos/player-keys.ts';
import { playingVideos, type PlayingVideos } from './playing-videos.ts';

type PlaybackOptions = {
  /** The id of the pin. */
  readonly id: string;
  readonly isPromoted: boolean;
  /** Best first. */
  readonly sources: readonly VideoSource[];
  /** Start position in seconds. */
  readonly startAt: number;
  readonly playing?: PlayingVideos;
};

/** The playback of one video for the user: its state and its commands. */
export class VideoPlayback {
  state: PlaybackState = 'default';
  failure: MediaFailure | null = null;
  /** Seconds. */
  time: number;
  /** Seconds; the server's value until the browser knows the duration. */
  duration: number;
  /** Loaded seconds from the start. */
  buffered = 0;
  isPaused = true;
  /** Also true after a seek to the end. */
  isAtEnd = false;
  isMuted = false;
  volume = 1;
  source: VideoSource | null;
  /** True when playback was ignored because another video is playing. */
  wasIgnored = false;
  #element: HTMLVideoElement | null = null;
  /** The position to seek to once the metadata is loaded. */
  #goal: number | null;
  readonly #options: PlaybackOptions;
  readonly #playing: PlayingVideos;
  readonly #player;

  constructor(options: PlaybackOptions) {
    this.#options = options;
    this.#playing = options.playing ?? playingVideos;
    this.time = options.startAt;
    this.#goal = options.startAt;
    this.source = options.sources[0] ?? null;
    this.duration = (this.source?.duration ?? 0) / 1000;
    const { id, isPromoted } = options;
    this.#player = { id, isPromoted, yields: false, stop: () => this.#element?.pause() };
    makeAutoObservable(this, { source: observableRef }, { autoBind: true });
  }

  /** True while playback waits for data. */
  get isWaiting(): boolean {
    const isOnTheWay = ['load-start', 'loaded-metadata', 'seeking', 'stalling'].includes(this.state);
    return isOnTheWay && !this.isPaused;
  }

  get hasEnded(): boolean {
    return this.state === 'ended' || (this.isPaused && this.isAtEnd);
  }

  /** True once the user has started the video. */
  get hasBegun(): boolean {
    return !this.isPaused || this.time > 0 || this.failure !== null;
  }

  /** Controls this element from now on. Call the result to release it. */
  attach(element: HTMLVideoElement): () => void {
    this.#element = element;
    const heard = ({ type }: Event) => this.hear(type);
    for (const type of [...PLAYBACK_EVENTS, ...MORE_EVENTS]) element.addEventListener(type, heard);
    this.readElement();
    // The error event was fired before listening began.
    if (element.error !== null) this.hear('error');
    return () => {
      for (const type of [...PLAYBACK_EVENTS, ...MORE_EVENTS]) element.removeEventListener(type, heard);
      element.pause();
      this.#playing.end(this.#player);
      this.#element = null;
    };
  }

  /** Plays, from the start if it has ended; ignored while another one plays. */
  async play(): Promise<void> {
    const element = this.#element;
    if (element === null) return;
    const isFree = this.#playing.start(this.#player);
    this.tell(!isFree);
    if (!isFree) return;
    try {
      await element.play();
    } catch (error) {
      // It was paused at once, or the browser does not allow playback: the state stays as it was.
      if (!(error instanceof DOMException)) throw error;
      if (element.paused) this.#playing.end(this.#player);
    }
  }

  pause(): void {
    this.#element?.pause();
  }

  toggle(): void {
    if (this.isPaused) void this.play();
    else this.pause();
  }

  /** Reloads the video and continues at the same position. */
  retry(): void {
    this.#goal = this.time;
    this.failure = null;
    this.#element?.load();
    void this.play();
  }

  /** @param time seconds; limited to the duration */
  seek(time: number): void {
    const at = Math.min(Math.max(0, time), this.duration || Infinity);
    this.time = at;
    if (this.#element === null || this.#element.readyState === 0) {
      this.#goal = at;
      return;
    }
    this.#goal = null;
    this.#element.currentTime = at;
  }

  setVolume(volume: number): void {
    if (this.#element === null) return;
    this.#element.volume = Math.min(1, Math.max(0, Math.round(volume * 100) / 100));
    this.#element.muted = this.#element.volume === 0;
  }

  toggleMuted(): void {
    if (this.#element === null) return;
    this.#element.muted = !this.#element.muted;
    if (!this.#element.muted && this.#element.volume === 0) this.#element.volume = 0.5;
  }

  /** Performs the command of a key; commands about the display are left to the view. */
  obey(command: PlayerCommand): void {
    switch (command.kind) {
      case 'toggle':
        return this.toggle();
      case 'skip':
        return this.seek(this.time + command.seconds);
      case 'louder':
        return this.setVolume((this.isMuted ? 0 : this.volume) + command.by);
      case 'mute':
        return this.toggleMuted();
      case 'to-start':
        return this.seek(0);
      case 'to-end':
        return this.seek(this.duration);
      case 'captions':
      case 'full-screen':
        return;
    }
  }

  private hear(type: string): void {
    const element = this.#element;
    if (element === null) return;
    const event = PLAYBACK_EVENTS.find((known) => known === type);
    if (event === 'error' && this.failOver(element)) return;
    if (event !== undefined) {
      const hasAdvanced = element.currentTime > this.time;
      this.state = playbackAfter(this.state, event, { isPaused: element.paused, hasAdvanced });
    }
    if (type === 'seeking') this.#goal = null;
    // A stream may not be seekable when its duration is known: it retries until it seeks, or plays.
    else if (MOVABLE_EVENTS.has(type) && this.#goal !== null && element.readyState > 0) {
      if (this.#goal > 0) element.currentTime = this.#goal;
      if (type === 'playing') this.#goal = null;
    }
    this.readElement();
    this.failure = this.state === 'failed' ? mediaFailure(element.error?.code ?? 0) : null;
    if (element.paused || this.failure !== null) this.#playing.end(this.#player);
  }

  /** Falls back to another source when a stream cannot be played. */
  private failOver(element: HTMLVideoElement): boolean {
    const { sources } = this.#options;
    const next = this.source === null ? undefined : sources[sources.indexOf(this.source) + 1];
    if (next === undefined || mediaFailure(element.error?.code ?? 0) !== 'source-not-supported') return false;
    const wasAsked = !this.isPaused;
    this.source = next;
    this.#goal = this.time;
    element.src = next.url;
    element.load();
    if (wasAsked) void this.play();
    return true;
  }

  private readElement(): void {
    const element = this.#element;
    if (element === null) return;
    this.isPaused = element.paused;
    this.isAtEnd = element.ended;
    this.isMuted = element.muted;
    this.volume = element.volume;
    if (element.readyState === 0) return;
    this.time = this.#goal ?? element.currentTime;
    if (Number.isFinite(element.duration)) this.duration = element.duration;
    const { buffered } = element;
    this.buffered = buffered.length === 0 ? 0 : buffered.end(buffered.length - 1);
  }

  private tell(wasIgnored: boolean): void {
    this.wasIgnored = wasIgnored;
  }
}

/** Events that change displayed values, but not the state. */
const MORE_EVENTS = ['play', 'durationchange', 'progress', 'volumechange', 'canplay'];

/** Events after which an element may become seekable. */
const MOVABLE_EVENTS: ReadonlySet<string> = new Set([
  'loadedmetadata',
  'loadeddata',
  'progress',
  'canplay',
  'playing',
]);
