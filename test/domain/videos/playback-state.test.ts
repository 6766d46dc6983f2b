import { describe, expect, test } from 'vitest';
import {
  playbackAfter,
  type PlaybackEvent,
  type PlaybackState,
} from '../../../src/domain/videos/playback-state.ts';

const PLAYS = { isPaused: false, hasAdvanced: true };

function statesAfter(...events: readonly PlaybackEvent[]): readonly PlaybackState[] {
  let state: PlaybackState = 'default';
  return events.map((event) => (state = playbackAfter(state, event, PLAYS)));
}

describe('the playing of a video', () => {
  test('goes through loading to playing and to a pause', () => {
    expect(statesAfter('loadstart', 'loadedmetadata', 'loadeddata', 'playing', 'pause')).toEqual([
      'load-start',
      'loaded-metadata',
      'loaded-data',
      'playing',
      'paused',
    ]);
  });

  test.each([
    ['seeking', 'seeking'],
    ['stalled', 'stalling'],
    ['waiting', 'stalling'],
    ['error', 'failed'],
    ['ended', 'ended'],
    ['emptied', 'default'],
  ] as const)('after %s is %s', (event, state) => {
    expect(playbackAfter('playing', event, PLAYS)).toBe(state);
  });

  test('after a jump is what it was asked to be', () => {
    expect(playbackAfter('seeking', 'seeked', PLAYS)).toBe('playing');
    expect(playbackAfter('seeking', 'seeked', { ...PLAYS, isPaused: true })).toBe('paused');
  });

  test('that waited for data goes on as soon as its time does', () => {
    expect(playbackAfter('stalling', 'timeupdate', PLAYS)).toBe('playing');
    expect(playbackAfter('stalling', 'timeupdate', { ...PLAYS, hasAdvanced: false })).toBe('stalling');
    expect(playbackAfter('paused', 'timeupdate', PLAYS)).toBe('paused');
  });

  test('once failed stays so until it is loaded anew', () => {
    expect(statesAfter('error', 'pause', 'stalled', 'loadstart')).toEqual([
      'failed',
      'failed',
      'failed',
      'load-start',
    ]);
  });
});
