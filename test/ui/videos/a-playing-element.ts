import { vi } from 'vitest';

/** Gives the video elements of jsdom, which cannot play, the parts that a browser has. */
export function fakePlaying(): void {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  const media = HTMLMediaElement.prototype;
  const told = (element: HTMLMediaElement, type: string) => element.dispatchEvent(new Event(type));
  Object.defineProperty(media, 'error', { value: null, writable: true, configurable: true });
  media.play = function play(this: HTMLMediaElement) {
    put(this, { paused: false });
    told(this, 'play');
    told(this, 'playing');
    return Promise.resolve();
  };
  media.pause = function pause(this: HTMLMediaElement) {
    if (this.paused) return;
    put(this, { paused: true });
    told(this, 'pause');
  };
  media.load = function load(this: HTMLMediaElement) {
    put(this, { error: null });
    told(this, 'emptied');
    told(this, 'loadstart');
  };
  media.canPlayType = () => '';
}

type Facts = {
  readonly paused?: boolean;
  readonly readyState?: number;
  readonly currentTime?: number;
  readonly duration?: number;
  readonly error?: { readonly code: number } | null;
};

/** Sets what a browser alone can set. */
export function put(element: HTMLMediaElement, facts: Facts): void {
  for (const [name, value] of Object.entries(facts))
    Object.defineProperty(element, name, { value, writable: true, configurable: true });
}

/** The browser knows how long it is. */
export function arrive(element: HTMLMediaElement, duration = 60): void {
  put(element, { readyState: 4, currentTime: 0, duration });
  for (const type of ['durationchange', 'loadedmetadata', 'loadeddata'])
    element.dispatchEvent(new Event(type));
}

export function fail(element: HTMLMediaElement, code: number): void {
  put(element, { error: { code } });
  element.dispatchEvent(new Event('error'));
}

class Cue {
  readonly #words: string;
  constructor(words: string) {
    this.#words = words;
  }
  getCueAsHTML() {
    const fragment = document.createDocumentFragment();
    fragment.append(this.#words);
    return fragment;
  }
}

/** A track of words in its hands. */
export function captionsOf(element: HTMLMediaElement) {
  vi.stubGlobal('VTTCue', Cue);
  const track = Object.assign(new EventTarget(), {
    mode: 'disabled',
    activeCues: [] as Cue[],
    say(...words: readonly string[]) {
      track.activeCues = words.map((each) => new Cue(each));
      track.dispatchEvent(new Event('cuechange'));
    },
  });
  Object.defineProperty(element, 'textTracks', { value: [track] });
  return track;
}
