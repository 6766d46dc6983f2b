import { expect, test } from 'vitest';
import { shownAfter, type CardPart } from '../../../src/domain/cards/hover-state.ts';

const PARTS: readonly CardPart[] = ['bar', 'primary', 'secondary', 'accessory'];

test.each([
  ['inactive', [null, null, null, null]],
  ['hovered', [0, 0, 800, 800]],
  ['forced', [0, 0, 0, 0]],
] as const)('a card that is %s shows bar, saving, more and source after %o ms', (state, after) => {
  expect(PARTS.map((part) => shownAfter(state, part))).toEqual(after);
});
