import { expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import {
  mayReadStats,
  showsStatsButton,
  statLines,
  type StatLine,
} from '../../../src/domain/statistics/pin-stats.ts';
import type { Surface } from '../../../src/domain/surfaces/surface.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

const me = aUserShort();
const other = aUserShort({ entityId: toUserId('12') });

const kinds = (lines: readonly StatLine[]) => lines.map(({ kind }) => kind);

test('an organic pin tells three figures, one that is only promoted tells two', () => {
  const stats = { impressions: 9, saves: null, pinClicks: 0 };
  expect(kinds(statLines(stats, false))).toEqual(['impressions', 'saves', 'pinClicks']);
  expect(kinds(statLines(stats, true))).toEqual(['impressions', 'pinClicks']);
});

test('what the server leaves out is not shown', () => {
  expect(kinds(statLines({ impressions: 9, pinClicks: 0 }, false))).toEqual(['impressions', 'pinClicks']);
});

test('the pinner is told, nobody else', () => {
  const pin = aPin({ pinner: me, nativeCreator: other });
  expect(mayReadStats(pin, me.entityId)).toBe(true);
  expect(mayReadStats(pin, other.entityId)).toBe(false);
  expect(mayReadStats(pin, null)).toBe(false);
});

test.each([
  ['an own created pin among what a creator has made', {}, 'CreatorProfileActivityPinGrid', true],
  ['the same among stories', {}, 'CreatorProfileStoryPinGrid', true],
  ['the same beside figures', {}, 'EngagementDetails', true],
  ['the same in the home feed', {}, 'AuthHomefeed', false],
  ['the pin of somebody else', { pinner: other }, 'CreatorProfileActivityPinGrid', false],
  ['a copy', { isRepin: true }, 'CreatorProfileActivityPinGrid', false],
  ['a grid that nobody knows', {}, null, false],
] as const)('%s leads to its figures: %#', (_what, fields, surface: Surface | null, shown) => {
  const pin = aPin({ pinner: me, isRepin: false, ...fields });
  expect(showsStatsButton(pin, { viewerId: me.entityId, surface })).toBe(shown);
});
