import { expect, test } from 'vitest';
import {
  newImpression,
  nextImpression,
  type Impression,
  type ImpressionInput,
} from '../../../src/domain/impressions/impression-state.ts';

const seen = (share: number): ImpressionInput => ({ kind: 'visible', share });
const pause: ImpressionInput = { kind: 'pause' };
const leave: ImpressionInput = { kind: 'leave' };
const comeBack: ImpressionInput = { kind: 'return' };

type Inputs = readonly (readonly [number, ImpressionInput])[];

/** The impressions that end while a card goes through these inputs, each with its time. */
function impressions(...inputs: Inputs): readonly Impression[] {
  let state = newImpression(false);
  return inputs.flatMap(([time, input]) => {
    const next = nextImpression(state, input, time);
    state = next.state;
    return next.ended === null ? [] : [next.ended];
  });
}
const times = (...inputs: Inputs) => impressions(...inputs).map(({ visibleMs }) => visibleMs);

test('a card that enters and exits is one impression, as long as it was in view', () => {
  expect(times([0, seen(1)], [1200, seen(0)])).toEqual([1200]);
  expect(times([0, seen(1)], [1200, { kind: 'stop' }], [1500, { kind: 'stop' }])).toEqual([1200]);
});

test('a pause ends it, and nothing follows until the card has entered again', () => {
  expect(times([0, seen(1)], [700, pause], [900, seen(0.6)], [1500, seen(0)])).toEqual([700]);
  expect(times([0, seen(1)], [700, pause], [800, seen(0)], [900, seen(1)], [1000, seen(0)])).toEqual([
    700, 100,
  ]);
});

test('without the focus of the window nothing is timed; with it, timing goes on', () => {
  expect(times([0, seen(1)], [400, leave], [5000, comeBack], [5300, seen(0)])).toEqual([400, 300]);
  expect(times([0, seen(1)], [400, leave], [450, leave], [500, seen(0)], [5000, comeBack])).toEqual([400]);
  expect(times([0, leave], [10, seen(1)], [500, comeBack], [600, seen(0)])).toEqual([100]);
});

test.each([
  [0.005, undefined],
  [0.01, [1]],
  [0.49, [1]],
  [0.5, [1, 50]],
  [0.79, [1, 50]],
  [0.8, [1, 50, 80]],
  [0.99, [1, 50, 80]],
  [1, [1, 50, 80, 100]],
])('of a card with a share of %f in view the marks are %j', (share, marks) => {
  expect(impressions([0, seen(share)], [10, { kind: 'stop' }])[0]?.marks).toEqual(marks);
});

test('the best mark of an impression counts', () => {
  expect(impressions([0, seen(0.02)], [5, seen(0.85)], [9, seen(0.3)], [10, seen(0)])).toEqual([
    { visibleMs: 10, marks: [1, 50, 80] },
  ]);
});
