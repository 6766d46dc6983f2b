import { expect, test } from 'vitest';
import { localTimeOf, momentOf } from '../../../../src/domain/experiences/delivery/schedule.ts';

test.each([
  ['2026-01-15T09:00', 'UTC', '2026-01-15T09:00Z'],
  ['2026-01-15T09:00', 'Europe/Berlin', '2026-01-15T08:00Z'],
  ['2026-07-15T09:00', 'Europe/Berlin', '2026-07-15T07:00Z'],
  ['2026-07-15T09:00', 'America/New_York', '2026-07-15T13:00Z'],
  ['2026-01-01T00:00', 'Pacific/Kiritimati', '2025-12-31T10:00Z'],
  ['2026-03-01T00:15', 'Asia/Kathmandu', '2026-02-28T18:30Z'],
  // The clocks skip from 2:00 to 3:00.
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:00Z'],
  ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00Z'],
  // They show 2:30 twice: the first one counts.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30Z'],
  ['2028-02-29T12:00', 'UTC', '2028-02-29T12:00Z'],
])('%s in %s is %s', (local, zone, moment) => {
  expect(momentOf(local, zone)).toBe(Date.parse(moment));
});

test.each(['2026-02-29T00:00', '2026-13-01T00:00', '2026-01-01T24:00', '2026-01-01', '', '2026-04-31T00:00'])(
  '%j is no time',
  (local) => {
    expect(momentOf(local, 'UTC')).toBeNull();
  },
);

test('an unknown time zone is an error', () => {
  expect(() => momentOf('2026-01-01T00:00', 'Mars/Olympus')).toThrow(RangeError);
});

test.each([
  ['2026-03-29T02:30', 'UTC', '2026-03-29T02:30'],
  ['2026-03-29T00:30', 'Europe/Berlin', '2026-03-29T01:30'],
  ['2026-03-29T01:30', 'Europe/Berlin', '2026-03-29T03:30'],
  ['2026-01-01T03:00', 'America/New_York', '2025-12-31T22:00'],
])('%s in UTC is what clocks in %s show as %s', (utc, timeZone, local) => {
  expect(localTimeOf(momentOf(utc, 'UTC') ?? 0, timeZone)).toBe(local);
});
