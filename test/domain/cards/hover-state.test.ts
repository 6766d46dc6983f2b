import { describe, expect, test } from 'vitest';
import {
  isActiveAt,
  shownAfter,
  type CardPart,
  type HoverVisit,
} from '../../../src/domain/cards/hover-state.ts';

const PARTS: readonly CardPart[] = ['bar', 'primary', 'secondary', 'accessory'];

test.each([
  ['inactive', [null, null, null, null]],
  ['hovered', [0, 0, 800, 800]],
  ['forced', [0, 0, 0, 0]],
] as const)('a card that is %s shows bar, saving, more and source after %o ms', (state, after) => {
  expect(PARTS.map((part) => shownAfter(state, part))).toEqual(after);
});

describe('what comes with a pointer', () => {
  const stays = [{ cameAt: 0, leftAt: null }];
  const left = [{ cameAt: 0, leftAt: 1_000 }];
  const cameBack = (after: number) => [...left, { cameAt: 1_000 + after, leftAt: null }];

  test.each<[string, readonly HoverVisit[], number, number, boolean]>([
    ['without a delay is there at once', stays, 0, 0, true],
    ['after a delay is not there before it is over', stays, 800, 799, false],
    ['after a delay is there when it is over', stays, 800, 800, true],
    ['never comes when the pointer leaves first', [{ cameAt: 0, leftAt: 799 }], 800, 800, false],
    ['does not come later either', [{ cameAt: 0, leftAt: 799 }], 800, 900, false],
    ['is still there 119 ms after the pointer', left, 800, 1_119, true],
    ['is gone 120 ms after the pointer', left, 800, 1_120, false],
    ['stays when the pointer is back after 100 ms', cameBack(100), 800, 1_120, true],
    ['has to wait anew when it is back after 120 ms', cameBack(120), 800, 1_130, false],
    ['comes once that wait is over', cameBack(120), 800, 1_920, true],
  ])('%s', (_what, visits, delayMs, now, active) => {
    expect(isActiveAt(visits, delayMs, now)).toBe(active);
  });
});
