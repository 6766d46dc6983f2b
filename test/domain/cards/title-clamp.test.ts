import { expect, test } from 'vitest';
import { titleClampOn } from '../../../src/domain/cards/title-clamp.ts';

test.each([
  ['small products', 'ShoppingGridSmall', 1],
  ['square tiles', 'ShoppingSquareGridDomain', 1],
  ['products beside a closeup', 'CloseupRelatedProducts', 3],
  ['pins beside a product', 'PdpRelatedPinGrid', 3],
  ['the home feed', 'AuthHomefeed', undefined],
  ['an unknown grid', null, undefined],
] as const)('titles of %s take at most so many lines', (_what, surface, lines) => {
  expect(titleClampOn(surface)).toBe(lines);
});
