import { describe, expect, test } from 'vitest';
import { effectOfTap, nextOneTapState, type OneTapEvent } from '../../../src/domain/saving/one-tap-save.ts';

const after = (...events: OneTapEvent[]) => events.reduce(nextOneTapState, 'none' as const);

describe('a tap', () => {
  test.each([
    ['on a pin that is not saved saves it', { state: 'none', hasCopy: false }, 'save'],
    ['on a saved pin deletes the copy', { state: 'saved', hasCopy: false }, 'delete'],
    ['deletes a copy that is known, whatever the button shows', { state: 'none', hasCopy: true }, 'delete'],
    ['while saving does nothing', { state: 'saving', hasCopy: false }, 'nothing'],
    ['while deleting does nothing', { state: 'deleting', hasCopy: true }, 'nothing'],
    [
      'in the explore-local-tab mode opens the page of the save flow',
      { state: 'none', hasCopy: false, mode: 'explore-local-tab' },
      'open-repin-page',
    ],
  ] as const)('%s', (_, situation, effect) => {
    expect(effectOfTap(situation)).toBe(effect);
  });
});

describe('the button', () => {
  test.each([
    [['save'], 'saving'],
    [['save', 'succeeded'], 'saved'],
    [['save', 'failed'], 'none'],
    [['save', 'succeeded', 'delete'], 'deleting'],
    [['save', 'succeeded', 'delete', 'succeeded'], 'none'],
    [['save', 'succeeded', 'delete', 'failed'], 'saved'],
    [['delete'], 'deleting'],
    [['save', 'save', 'delete'], 'saving'],
    [['succeeded', 'failed'], 'none'],
  ] as const)('after %j is %s', (events, state) => {
    expect(after(...events)).toBe(state);
  });
});
