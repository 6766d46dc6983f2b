import { expect, test } from 'vitest';
import { toPinId } from '../../../../src/domain/ids/ids.ts';
import { NO_ADS_SHOWN, wasShown, withShown } from '../../../../server/application/promotions/shown-ads.ts';

const pins = (count: number) => Array.from({ length: count }, (_, at) => toPinId(String(7_310_000_000 + at)));

test('knows the ads of earlier pages by two characters each', () => {
  const [one, two, three] = pins(3);
  const shown = withShown(withShown(NO_ADS_SHOWN, [one!]), [two!]);
  expect(shown).toMatch(/^[\w-]{4}$/);
  expect([one, two, three].map((pin) => wasShown(shown, pin!))).toEqual([true, true, false]);
  expect(wasShown(NO_ADS_SHOWN, one!)).toBe(false);
});

test('takes few other ads for shown ones', () => {
  const [first, ...others] = pins(5_000);
  const shown = withShown(NO_ADS_SHOWN, [first!]);
  expect(others.filter((pin) => wasShown(shown, pin)).length).toBeLessThan(10);
});

test('ends before it is too long for a bookmark', () => {
  const shown = withShown(NO_ADS_SHOWN, pins(500));
  expect(shown.length).toBe(320);
  expect(wasShown(shown, toPinId('1'))).toBe(true);
});
