import { describe, expect, test } from 'vitest';
import { changeLabel } from '../../../src/domain/saving/save-messages.ts';
import { savedPlace } from '../../../src/domain/saving/saved-place.ts';
import { RECENCY_WINDOW_MS } from '../../../src/domain/text/recency.ts';
import { inEnglish } from '../../support/in-english.ts';
import { aBoardShort } from '../../builders/a-board.ts';

const profile = savedPlace(null);
const board = savedPlace(aBoardShort());
const NOW = 1_800_000_000_000;

describe('the button of the toast', () => {
  test.each([
    ['somebody new who saved to the profile', profile, NOW - RECENCY_WINDOW_MS, 'Organize'],
    ['somebody else who saved to the profile', profile, NOW - RECENCY_WINDOW_MS - 1, 'Change'],
    ['somebody new who chose a board', board, NOW, 'Change'],
    ['somebody of unknown age', profile, null, 'Change'],
  ])('for %s', (_, place, createdAt, label) => {
    expect(inEnglish(changeLabel(place, { createdAt }, NOW))).toBe(label);
  });
});
