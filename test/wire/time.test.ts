import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayToWire, timeFromWire, timeToWire } from '../../wire/time.ts';

describe('times on the wire', () => {
  test('are written as English UTC texts with a numeric zone', () => {
    expect(timeToWire(Date.UTC(2026, 8, 1, 1, 10, 33))).toBe('Tue, 01 Sep 2026 01:10:33 +0000');
  });

  test('are days of UTC where only the day counts', () => {
    expect(dayToWire(Date.UTC(2026, 8, 1, 23, 59, 59, 999))).toBe('2026-09-01');
  });

  test('are read to milliseconds', () => {
    expect(timeFromWire('Tue, 01 Sep 2026 01:10:33 +0000')).toBe(Date.UTC(2026, 8, 1, 1, 10, 33));
    expect(timeFromWire('Tue, 01 Sep 2026 01:10:33 +0200')).toBe(Date.UTC(2026, 7, 31, 23, 10, 33));
    expect(timeFromWire('2026-09-01T01:10:33Z')).toBe(Date.UTC(2026, 8, 1, 1, 10, 33));
  });

  test.each([undefined, null, '', 'yesterday', 12, {}, 'Tue, 01 Foo 2026 01:10:33 +0000', '2026-99-99'])(
    '%o is no time',
    (value) => expect(timeFromWire(value)).toBeNull(),
  );

  test('every whole second comes back as it went', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 253_402_300_799 }), (seconds) => {
        expect(timeFromWire(timeToWire(seconds * 1000))).toBe(seconds * 1000);
      }),
    );
  });

  test('what is no moment cannot be written', () => {
    expect(() => timeToWire(Number.NaN)).toThrow(RangeError);
  });
});
