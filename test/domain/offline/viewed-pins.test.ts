import { describe, expect, test } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import {
  mayKeepPicture,
  MAX_VIEWED_PINS,
  MAX_VIEWED_PICTURE_BYTES,
  withinPictureRoom,
  withViewed,
  type ViewedPin,
} from '../../../src/domain/offline/viewed-pins.ts';
import { aViewedPin } from '../../builders/a-viewed-pin.ts';

const idsOf = (pins: readonly ViewedPin[]) => pins.map(({ pinId }) => pinId);
const seen = (...ids: string[]) =>
  ids.reduce<readonly ViewedPin[]>((pins, id) => withViewed(pins, aViewedPin({ pinId: toPinId(id) })), []);

describe('what was seen last', () => {
  test('comes first, and once', () => {
    expect(idsOf(seen('1', '2', '1'))).toEqual(['1', '2']);
  });

  test('is shown as it was seen last', () => {
    const [pin] = withViewed(seen('1'), aViewedPin({ pinId: toPinId('1'), name: 'Renamed' }));
    expect(pin?.name).toBe('Renamed');
  });

  test('pushes out what was seen longest ago', () => {
    const ids = Array.from({ length: MAX_VIEWED_PINS + 1 }, (_, index) => String(index + 1));
    const pins = seen(...ids);
    expect(pins).toHaveLength(MAX_VIEWED_PINS);
    expect(idsOf(pins)).not.toContain('1');
  });
});

describe('pictures', () => {
  const weighing = (...bytes: (number | null)[]) =>
    withinPictureRoom(bytes.map((weight) => aViewedPin({}, { bytes: weight }))).map(
      ({ picture }) => picture?.bytes,
    );
  const HALF = MAX_VIEWED_PICTURE_BYTES / 2;

  test('are kept while they find room, those of the pins seen last first', () => {
    expect(weighing(HALF, HALF)).toEqual([HALF, HALF]);
    expect(weighing(HALF, HALF + 1, 1)).toEqual([HALF, null, null]);
    expect(weighing(null, HALF)).toEqual([null, HALF]);
  });

  const PATH = '/media/474x/aa/bb/cc/aabbcc0000000000000000000000000f.jpg';
  test.each([
    [`https://pins.test${PATH}`, true],
    [`https://pins.test${PATH}?download=1`, false],
    [`https://pins.test.evil.test${PATH}`, false],
    [`https://media.test${PATH}`, false],
    ['https://pins.test/resource/PinResource/get/', false],
    [PATH, false],
  ])('%s may be kept: %s', (url, may) => {
    expect(mayKeepPicture(url, 'https://pins.test')).toBe(may);
  });
});
