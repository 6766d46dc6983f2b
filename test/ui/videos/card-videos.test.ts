// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RecordingLogger } from '../../../src/composition/test/recording-logger.ts';
import type { Videos } from '../../../src/domain/pins/video.ts';
import { fail, fakePlaying, put } from './a-playing-element.ts';

type Seen = (entries: readonly { target: Element; intersectionRatio: number }[]) => void;

/** Those of a window of a phone, where what is seen most plays, unless the test gives it a mouse. */
async function aWindow() {
  fakePlaying();
  let tell: Seen = () => undefined;
  let hovered: Element | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen) {
        tell = seen;
      }
      observe() {}
      unobserve() {}
    },
  );
  // One for each window: a new window is a new module.
  vi.resetModules();
  const { cardVideos } = await import('../../../src/ui/videos/card-videos.ts');
  const logger = new RecordingLogger();
  return {
    logger,
    /** A card with a video, and how much of it is seen from now on. */
    draw(id: string, { isPromoted = false } = {}) {
      const frame = document.body.appendChild(document.createElement('div'));
      Object.assign(frame, { matches: () => frame === hovered });
      const leave = cardVideos.add(frame, { id, isPromoted, videos: film(id), logger });
      return {
        leave,
        playing: () => frame.querySelector('video'),
        /** A mouse comes to this card, and so leaves every other one. */
        hover() {
          hovered = frame;
          frame.dispatchEvent(new Event('pointerenter'));
          vi.advanceTimersByTime(150);
        },
        see(share: number) {
          tell([{ target: frame, intersectionRatio: share }]);
          vi.advanceTimersByTime(150);
        },
      };
    },
  };
}

const film = (id: string): Videos => ({
  entityId: id,
  captionsUrl: null,
  videoList: { V_720P: { url: `/${id}.mp4`, width: 640, height: 360, duration: 4_000, thumbnail: '' } },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the video on a card', () => {
  test('that is no longer seen is paused, out of the page, and has let go of its file', async () => {
    const card = (await aWindow()).draw('a');
    card.see(1);
    const video = card.playing()!;
    const load = vi.spyOn(video, 'load');
    card.see(0);
    expect(card.playing()).toBeNull();
    expect(video.hasAttribute('src')).toBe(false);
    expect(load).toHaveBeenCalledOnce();
  });

  test('whose card goes lets go of its file as well', async () => {
    const card = (await aWindow()).draw('a');
    card.see(1);
    const video = card.playing()!;
    card.leave();
    expect([video.isConnected, video.hasAttribute('src')]).toEqual([false, false]);
  });

  test('that is seen again goes on where it was left', async () => {
    const card = (await aWindow()).draw('a');
    card.see(1);
    expect(card.playing()!.currentTime).toBe(0);
    put(card.playing()!, { currentTime: 2.5 });
    card.see(0);
    card.see(1);
    expect(card.playing()!.currentTime).toBe(2.5);
  });

  test('is the same one while others are seen less', async () => {
    const window = await aWindow();
    const [first, second] = [window.draw('a'), window.draw('b')];
    first.see(1);
    const video = first.playing();
    second.see(0.75);
    first.see(0.75);
    expect([first.playing(), second.playing()]).toEqual([video, null]);
  });
});

describe('while a video plays on a card', () => {
  test('another one that is seen more waits until the first has come to its end', async () => {
    const window = await aWindow();
    const [first, second] = [window.draw('a'), window.draw('b')];
    first.see(0.75);
    const video = first.playing()!;
    second.see(1);
    expect([first.playing(), second.playing()]).toEqual([video, null]);
    video.dispatchEvent(new Event('ended'));
    expect(first.playing()).toBeNull();
    expect(second.playing()).not.toBeNull();
  });

  test('another one starts when the first is hardly seen any more', async () => {
    const window = await aWindow();
    const [first, second] = [window.draw('a'), window.draw('b')];
    first.see(1);
    second.see(1);
    first.see(0.25);
    expect(first.playing()).toBeNull();
    expect(second.playing()).not.toBeNull();
  });

  test('an advertisement is not kept waiting', async () => {
    const window = await aWindow();
    const [organic, paid] = [window.draw('a'), window.draw('b', { isPromoted: true })];
    organic.see(0.75);
    paid.see(1);
    expect(paid.playing()).not.toBeNull();
  });

  test('another one that a mouse comes to waits until the first has come to its end', async () => {
    const window = await aWindow();
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: hover)' }));
    const [first, second] = [window.draw('a'), window.draw('b')];
    for (const card of [first, second]) card.see(1);
    expect([first.playing(), second.playing()]).toEqual([null, null]);
    first.hover();
    const video = first.playing()!;
    second.hover();
    expect([first.playing(), second.playing()]).toEqual([video, null]);
    video.dispatchEvent(new Event('ended'));
    expect(first.playing()).toBeNull();
    expect(second.playing()).not.toBeNull();
  });

  test('it goes round again for as long as it is the one that is wanted', async () => {
    const window = await aWindow();
    const [first, second] = [window.draw('a'), window.draw('b')];
    first.see(0.75);
    expect(first.playing()!.loop).toBe(true);
    second.see(1);
    expect(first.playing()!.loop).toBe(false);
    second.see(0);
    expect(first.playing()!.loop).toBe(true);
  });
});

describe('a video on a card that fails', () => {
  test.each([
    [1, 'aborted'],
    [2, 'network'],
    [3, 'decode'],
    [4, 'source-not-supported'],
  ])('with code %i leaves its poster, and developers are told: %s', async (code, failure) => {
    const { draw, logger } = await aWindow();
    const card = draw('a');
    card.see(1);
    const video = card.playing()!;
    fail(video, code);
    expect([card.playing(), video.hasAttribute('src')]).toEqual([null, false]);
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'card-video-failed', detail: { pin: 'a', failure } },
    ]);
  });

  test('is not begun again and again', async () => {
    const { draw, logger } = await aWindow();
    const card = draw('a');
    card.see(1);
    fail(card.playing()!, 3);
    card.see(0);
    card.see(1);
    expect(card.playing()).toBeNull();
    expect(logger.entries).toHaveLength(1);
  });

  test('leaves its turn to the next', async () => {
    const window = await aWindow();
    const [bad, good] = [window.draw('a'), window.draw('b')];
    bad.see(1);
    good.see(0.5);
    fail(bad.playing()!, 4);
    good.see(0.5);
    expect(good.playing()).not.toBeNull();
  });

  test('is tried again when its card is drawn anew', async () => {
    const window = await aWindow();
    const card = window.draw('a');
    card.see(1);
    fail(card.playing()!, 2);
    card.leave();
    const anew = window.draw('a');
    anew.see(1);
    expect(anew.playing()).not.toBeNull();
  });
});
