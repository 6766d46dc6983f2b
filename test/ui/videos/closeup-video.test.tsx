// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WirePin } from '../../../wire/pin.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';
import { arrive, captionsOf, fail, fakePlaying } from './a-playing-element.ts';

fillBrowserGaps();
beforeEach(fakePlaying);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SOURCE = { url: '/a.mp4', width: 640, height: 360, duration: 65_000, thumbnail: '/a.webp' };
const VIDEO = {
  videos: { id: '1', video_list: { V_720P: SOURCE }, captions_url: '/a.vtt' },
  video_status: 'ready',
} as const;

async function openVideo(fields: Partial<WirePin> = {}) {
  const server = new WireServer().on('Pin.get', aWireAnswer({ ...aWirePin(), ...VIDEO, ...fields }));
  const app = openApp({ at: '/pin/101/', server });
  await screen.findByRole('heading', { level: 1 });
  return { app, server };
}

const player = () => screen.findByRole('group', { name: 'Video player' });
const video = async () => (await player()).querySelector('video')!;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the player of a pin', () => {
  test('tells how long the video is, and has no controls before it is played', async () => {
    await openVideo();
    await player();
    expect(button('Play, 1:05')).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  test('plays, says where it is and mutes', async () => {
    const { app } = await openVideo();
    const element = await video();
    await app.user.click(button('Play, 1:05'));
    arrive(element, 65);
    expect(element.paused).toBe(false);
    const seek = await screen.findByRole('slider', { name: 'Seek' });
    expect(seek.getAttribute('aria-valuetext')).toBe('0:00 of 1:05');
    await app.user.click(button('Mute'));
    expect(element.muted).toBe(true);
    element.dispatchEvent(new Event('volumechange'));
    expect(await screen.findByRole('button', { name: 'Unmute' })).toBeDefined();
  });

  test('obeys keys while it has the focus, and only then', async () => {
    const { app } = await openVideo();
    const element = await video();
    await app.user.keyboard('k');
    expect(element.paused).toBe(true);
    (await player()).focus();
    await app.user.keyboard('k');
    expect(element.paused).toBe(false);
    arrive(element, 65);
    await app.user.keyboard('{ArrowRight}{ArrowRight}');
    expect(element.currentTime).toBe(10);
    await app.user.keyboard(' ');
    expect(element.paused).toBe(true);
  });

  test('shows its controls at the first touch, also where that brings the focus, and hides them at the next', async () => {
    const { app } = await openVideo();
    const element = await video();
    await app.user.click(button('Play, 1:05'));
    const group = await player();
    const touch = () => {
      fireEvent.pointerDown(element);
      act(() => group.focus());
      fireEvent(element, Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' }));
    };
    group.blur();
    vi.useFakeTimers();
    act(() => group.focus());
    act(() => group.blur());
    act(() => void vi.advanceTimersByTime(3_000));
    expect(group.dataset['controls']).toBe('hidden');
    touch();
    expect(group.dataset['controls']).toBe('shown');
    touch();
    expect(group.dataset['controls']).toBe('hidden');
    expect(element.paused).toBe(false);
  });

  test('shows what went wrong, with a way to try again where that may help', async () => {
    const { app } = await openVideo();
    fail(await video(), 2);
    expect((await screen.findByRole('alert')).textContent).toContain('The connection was lost');
    await app.user.click(button('Try again'));
    expect(screen.queryByRole('alert')).toBeNull();
    fail(await video(), 4);
    expect((await screen.findByRole('alert')).textContent).toContain('can’t play this video');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('offers to play it again at its end', async () => {
    const { app } = await openVideo();
    const element = await video();
    await app.user.click(button('Play, 1:05'));
    arrive(element, 65);
    element.pause();
    element.dispatchEvent(new Event('ended'));
    expect((await screen.findAllByRole('button', { name: 'Play again' })).length).toBeGreaterThan(0);
  });

  test('shows the words of the video when they are wanted', async () => {
    const { app } = await openVideo();
    const element = await video();
    expect(element.querySelector('track')?.getAttribute('src')).toBe('/a.vtt');
    const track = captionsOf(element);
    await app.user.click(button('Play, 1:05'));
    const captions = await screen.findByRole('button', { name: 'Captions' });
    expect(captions.getAttribute('aria-pressed')).toBe('false');
    expect(track.mode).toBe('disabled');
    await app.user.click(captions);
    expect(captions.getAttribute('aria-pressed')).toBe('true');
    // Drawn by the player: the browser would draw them beneath the controls.
    expect(track.mode).toBe('hidden');
    track.say('Hello', 'you two');
    expect((await screen.findByText(/Hello/)).textContent).toBe('Hello\nyou two');
    track.say();
    await waitFor(() => expect(screen.queryByText(/Hello/)).toBeNull());
    track.say('Good bye');
    await screen.findByText('Good bye');
    await app.user.click(captions);
    expect(screen.queryByText('Good bye')).toBeNull();
    expect(track.mode).toBe('disabled');
  });
});

describe('a video that cannot be played', () => {
  test('because it is being prepared says so over its picture', async () => {
    await openVideo({ videos: null, video_status: 'processing' });
    expect(await screen.findByText('Processing video…')).toBeDefined();
    expect(document.querySelector('video')).toBeNull();
  });

  test('is there as soon as it is prepared, without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = await openVideo({ videos: null, video_status: 'processing' });
    await screen.findByText('Processing video…');
    server.on('Pin.get', aWireAnswer({ ...aWirePin(), ...VIDEO }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await screen.findByRole('button', { name: 'Play, 1:05' }, { timeout: 500 })).toBeDefined();
  });

  test('because preparing it failed says so', async () => {
    await openVideo({ videos: null, video_status: 'failed' });
    expect(await screen.findByText(/couldn’t process this video/)).toBeDefined();
  });
});

describe('a picture that moves', () => {
  const embed = { type: 'gif', subtype: '', src: '/moving.gif', width: 10, height: 10 };

  test('can be stopped and played', async () => {
    const { app } = await openVideo({ videos: null, video_status: null, embed });
    await app.user.click(await screen.findByRole('button', { name: 'Stop animation' }));
    expect(document.querySelector('img[src="/moving.gif"]')).toBeNull();
    await app.user.click(button('Play animation'));
    expect(document.querySelector('img[src="/moving.gif"]')).not.toBeNull();
  });
});

test('where somebody stopped is remembered for the visit', async () => {
  const { app } = await openVideo();
  await app.user.click(await screen.findByRole('button', { name: 'Play, 1:05' }));
  arrive(await video(), 65);
  (await player()).focus();
  await app.user.keyboard('{ArrowRight}k');
  app.goTo('/login/');
  await waitFor(() => expect(document.querySelector('video')).toBeNull());
  app.goTo('/pin/101/');
  const again = await video();
  arrive(again, 65);
  expect(again.currentTime).toBe(5);
});
