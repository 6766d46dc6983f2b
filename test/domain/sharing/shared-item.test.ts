import { expect, test } from 'vitest';
import { formatRoute } from '../../../src/domain/routes/format-route.ts';
import {
  isSharedOver,
  sharedAddress,
  sharedId,
  sharedIdOf,
  sharedItemPage,
} from '../../../src/domain/sharing/shared-item.ts';

const NOON = 1_790_000_000_000;
const HOUR_MS = 3_600_000;

test.each([
  [0, false],
  [HOUR_MS, false],
  [HOUR_MS + 1, true],
  [-HOUR_MS - 1, true],
])('%i ms after it was shared it is over: %s', (later, over) => {
  expect(isSharedOver(sharedId(NOON, 'abc-1'), NOON + later)).toBe(over);
});

test.each(['', 'abc', '../x', '-', 'A-b'])('"%s" was never shared', (id) => {
  expect(isSharedOver(id, NOON)).toBe(true);
});

test('it is found at its address again', () => {
  const id = sharedId(NOON, 'abc-1');
  expect(sharedIdOf(sharedAddress(id))).toBe(id);
  expect(isSharedOver(sharedIdOf('/elsewhere'), NOON)).toBe(true);
});

test('its page is that of the table of routes', () => {
  const shared = sharedId(NOON, 'abc-1');
  expect(sharedItemPage(shared)).toBe(formatRoute({ kind: 'pin-create', shared }));
});
