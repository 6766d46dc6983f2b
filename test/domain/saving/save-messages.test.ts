import { describe, expect, test } from 'vitest';
import { changeLabel, indicatorText, saveFailedText } from '../../../src/domain/saving/save-messages.ts';
import { savedPlace } from '../../../src/domain/saving/saved-place.ts';
import { RECENCY_WINDOW_MS } from '../../../src/domain/text/recency.ts';
import { aBoardShort } from '../../builders/a-board.ts';

const profile = savedPlace(null);
const board = savedPlace(aBoardShort());
const NOW = 1_800_000_000_000;

test.each([
  ['Board is full', 'Board is full'],
  ['', 'Sorry! Something went wrong on our end.'],
  [null, 'Sorry! Something went wrong on our end.'],
  [undefined, 'Sorry! Something went wrong on our end.'],
])('a save that failed with %j says %j', (message, text) => {
  expect(saveFailedText(message)).toBe(text);
});

describe('the button of the toast', () => {
  test.each([
    ['somebody new who saved to the profile', profile, NOW - RECENCY_WINDOW_MS, 'Organize'],
    ['somebody else who saved to the profile', profile, NOW - RECENCY_WINDOW_MS - 1, 'Change'],
    ['somebody new who chose a board', board, NOW, 'Change'],
    ['somebody of unknown age', profile, null, 'Change'],
  ])('for %s', (_, place, createdAt, label) => {
    expect(changeLabel(place, { createdAt }, NOW)).toBe(label);
  });
});

describe('the indicator', () => {
  const named = (title: string) => ({ title, type: 'board' }) as const;

  test('names the board, cut to 20 characters where room is short', () => {
    expect(indicatorText(named('x'.repeat(20)), 'compact')).toBe('x'.repeat(20));
    expect(indicatorText(named('x'.repeat(21)), 'compact')).toBe(`${'x'.repeat(20)}…`);
    expect(indicatorText(named('x'.repeat(21)), 'full')).toBe('x'.repeat(21));
  });

  test('says that no board was chosen', () => {
    expect(indicatorText({ title: 'Profile', type: 'profile' }, 'compact')).toBe('Saved to Profile');
  });
});
