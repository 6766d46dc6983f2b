// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import type { VideoSource } from '../../../src/domain/pins/video.ts';
import { PlayingVideos } from '../../../src/ui/videos/internal/playing-videos.ts';
import { VideoPlayback } from '../../../src/ui/videos/internal/video-playback.ts';
import { arrive, fail, fakePlaying, put } from './a-playing-element.ts';

beforeEach(fakePlaying);

const source = (url: string): VideoSource => ({
  url,
  width: 640,
  height: 360,
  duration: 60_000,
  thumbnail: '',
});

function opened({
  id = 'a',
  isPromoted = false,
  startAt = 0,
  sources = [source('/a.mp4')],
  playing = new PlayingVideos(),
} = {}) {
  const element = document.createElement('video');
  const playback = new VideoPlayback({ id, isPromoted, startAt, sources, playing });
  const letGo = playback.attach(element);
  return { element, playback, letGo, playing };
}

describe('a video in the hands of a person', () => {
  test('knows its length before anything of it has come', () => {
    expect(opened().playback.duration).toBe(60);
  });

  test('plays and pauses', async () => {
    const { playback } = opened();
    await playback.play();
    expect(playback).toMatchObject({ state: 'playing', isPaused: false });
    playback.toggle();
    expect(playback).toMatchObject({ state: 'paused', isPaused: true });
  });

  test('begins where it was left', () => {
    const { playback, element } = opened({ startAt: 12 });
    arrive(element);
    expect(element.currentTime).toBe(12);
    expect(playback.time).toBe(12);
  });

  test('never jumps beyond its ends', () => {
    const { playback, element } = opened();
    arrive(element);
    playback.obey({ kind: 'skip', seconds: 5 });
    expect(element.currentTime).toBe(5);
    playback.obey({ kind: 'skip', seconds: -50 });
    expect(element.currentTime).toBe(0);
    playback.obey({ kind: 'to-end' });
    expect(element.currentTime).toBe(60);
  });

  test('waits for data only while it is asked to play', async () => {
    const { playback, element } = opened();
    await playback.play();
    element.dispatchEvent(new Event('waiting'));
    expect(playback.isWaiting).toBe(true);
    playback.pause();
    expect(playback.isWaiting).toBe(false);
  });

  test('turned down to nothing is muted, and has a sound again when it is unmuted', () => {
    const { playback, element } = opened();
    playback.setVolume(0);
    expect(element.muted).toBe(true);
    playback.toggleMuted();
    expect(element).toMatchObject({ muted: false, volume: 0.5 });
  });
});

test.each([
  ['loadstart', 'load-start'],
  ['loadedmetadata', 'loaded-metadata'],
  ['loadeddata', 'loaded-data'],
  ['playing', 'playing'],
  ['pause', 'paused'],
  ['seeking', 'seeking'],
  ['stalled', 'stalling'],
  ['ended', 'ended'],
])('after %s of its element a video is %s', (event, state) => {
  const { playback, element } = opened();
  expect(playback.state).toBe('default');
  element.dispatchEvent(new Event(event));
  expect(playback.state).toBe(state);
});

describe('several videos', () => {
  test('an organic one is not started while another one plays', async () => {
    const playing = new PlayingVideos();
    const first = opened({ id: 'a', playing });
    const second = opened({ id: 'b', playing });
    await first.playback.play();
    await second.playback.play();
    expect(first.playback.isPaused).toBe(false);
    expect(second.playback).toMatchObject({ isPaused: true, wasIgnored: true });
    first.playback.pause();
    await second.playback.play();
    expect(second.playback).toMatchObject({ isPaused: false, wasIgnored: false });
  });

  test('a promoted one starts beside an organic one, which plays on', async () => {
    const playing = new PlayingVideos();
    const organic = opened({ id: 'a', playing });
    const promoted = opened({ id: 'c', isPromoted: true, playing });
    await organic.playback.play();
    await promoted.playback.play();
    expect(promoted.playback).toMatchObject({ isPaused: false, wasIgnored: false });
    expect(organic.playback.isPaused).toBe(false);
  });

  test('one that is let go of is in nobody’s way', async () => {
    const playing = new PlayingVideos();
    const first = opened({ id: 'a', playing });
    await first.playback.play();
    first.letGo();
    const second = opened({ id: 'b', playing });
    await second.playback.play();
    expect(second.playback.isPaused).toBe(false);
  });

  test('previews give way to what a person starts', async () => {
    const playing = new PlayingVideos();
    let runs = true;
    const preview = {
      id: 'p',
      isPromoted: false,
      yields: true,
      stop: () => ((runs = false), playing.end(preview)),
    };
    playing.start(preview);
    const { playback } = opened({ playing });
    await playback.play();
    expect(runs).toBe(false);
    expect(playback.isPaused).toBe(false);
  });
});

describe('a video that fails', () => {
  test.each([
    [1, 'aborted'],
    [2, 'network'],
    [3, 'decode'],
    [4, 'source-not-supported'],
  ] as const)('with code %i says %s', (code, failure) => {
    const { playback, element } = opened();
    fail(element, code);
    expect(playback).toMatchObject({ state: 'failed', failure });
  });

  test('that failed before anybody listened has failed, or is played in its other form', () => {
    const element = document.createElement('video');
    put(element, { error: { code: 4 } });
    const options = { id: 'a', isPromoted: false, startAt: 0, playing: new PlayingVideos() };
    const alone = new VideoPlayback({ ...options, sources: [source('/a.mp4')] });
    alone.attach(element);
    expect(alone).toMatchObject({ state: 'failed', failure: 'source-not-supported' });
    put(element, { error: { code: 4 } });
    const other = new VideoPlayback({ ...options, sources: [source('/a.m3u8'), source('/a.mp4')] });
    other.attach(element);
    expect(element.getAttribute('src')).toBe('/a.mp4');
    expect(other.failure).toBeNull();
  });

  test('goes on where it was when it is tried again', () => {
    const { playback, element } = opened();
    arrive(element);
    playback.seek(20);
    fail(element, 2);
    put(element, { readyState: 0 });
    playback.retry();
    expect(playback.failure).toBeNull();
    arrive(element);
    expect(element.currentTime).toBe(20);
  });

  test('as a stream is played as a file', () => {
    const { playback, element } = opened({ sources: [source('/a.m3u8'), source('/a.mp4')] });
    fail(element, 4);
    expect(playback.failure).toBeNull();
    expect(element.src).toContain('/a.mp4');
    fail(element, 4);
    expect(playback.failure).toBe('source-not-supported');
  });
});
