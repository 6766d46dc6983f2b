import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VIEWPORT_CLASSES } from '../../../src/domain/experiences/delivery/audience.ts';
import { flowTurns } from '../../../src/domain/experiences/flow-turns.ts';
import { aPlaced } from '../../builders/experiences.ts';

const message = (experienceId: number, conditions: object = {}) => ({
  placed: aPlaced({ experienceId, metadata: { [experienceId]: conditions } }),
});

const turnsOf = (...messages: ReturnType<typeof message>[]) =>
  [...flowTurns(messages)].map(([{ placed }, windows]) => [placed.experienceId, windows.join(' ')]);

describe('in the flow of a page', () => {
  test('the first of the page has the turn', () => {
    expect(turnsOf(message(1), message(2))).toEqual([[1, 'xs sm md lg']]);
    expect(turnsOf()).toEqual([]);
  });

  test('a higher priority comes before the order of the page, a notice before any priority', () => {
    expect(turnsOf(message(1), message(2, { priority: 1 }))).toEqual([[2, 'xs sm md lg']]);
    expect(turnsOf(message(1, { priority: 9 }), message(2, { exempt: true }))).toEqual([[2, 'xs sm md lg']]);
  });

  test('windows for which the first one is not show the next one', () => {
    expect(
      turnsOf(message(1, { viewports: ['md', 'lg'] }), message(2, { viewports: ['xs', 'lg'] }), message(3)),
    ).toEqual([
      [1, 'md lg'],
      [2, 'xs'],
      [3, 'sm'],
    ]);
  });

  test('no window ever shows two, and none shows nothing while something is for it', () => {
    const conditions = fc.record({
      priority: fc.nat({ max: 2 }),
      exempt: fc.boolean(),
      viewports: fc.subarray([...VIEWPORT_CLASSES]),
    });
    fc.assert(
      fc.property(fc.array(conditions, { maxLength: 5 }), (all) => {
        const turns = [...flowTurns(all.map((one, index) => message(index + 1, one))).values()];
        for (const window of VIEWPORT_CLASSES) {
          const shown = turns.filter((windows) => windows.includes(window));
          expect(shown).toHaveLength(all.some(({ viewports }) => viewports.includes(window)) ? 1 : 0);
        }
      }),
    );
  });
});
