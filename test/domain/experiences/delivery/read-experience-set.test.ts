import { expect, test } from 'vitest';
import { readExperienceSet } from '../../../../src/domain/experiences/delivery/read-experience-set.ts';

const END = { end: '2026-12-31T00:00' };
const one = { experience_id: 1, placement_id: 11, schedule: END };

test('reads what an operator writes', () => {
  const { definitions, switches } = readExperienceSet({
    experiences: [
      {
        ...{ experience_id: 500_500, placement_id: 11, type: 26, name: 'Spring', revision: 3, priority: 2 },
        ...{ display_data: { title: 't' }, triggerable_placed_exps: ['11:502312'], group: 'spring' },
        audience: { signedIn: true, boards: { min: 1 }, locales: ['de'], viewports: ['lg'] },
        schedule: { start: '2026-03-01T00:00', end: '2026-04-01T00:00', time_zone: 'Europe/Berlin' },
        ...{ caps: { views: 2, days_between: 7 }, holdout_percent: 5, exempt: true, triggered: true },
        ...{ experiment: { name: 'e', group: 'enabled' }, ask_again_since: '2026-02-01T00:00', paused: true },
      },
    ],
    off: { everything: false, experiences: [1], placements: [2], groups: ['g'] },
  });
  expect(definitions).toEqual([
    {
      ...{ experienceId: 500_500, placementId: 11, type: 26, name: 'Spring', revision: 3, priority: 2 },
      ...{ displayData: { title: 't' }, group: 'spring', metadata: {}, isPaused: true },
      triggerable: [{ placementId: 11, experienceId: 502_312 }],
      audience: { signedIn: true, boards: { min: 1 }, locales: ['de'], viewports: ['lg'] },
      schedule: { start: Date.parse('2026-02-28T23:00Z'), end: Date.parse('2026-03-31T22:00Z') },
      caps: { views: 2, daysBetween: 7 },
      ...{
        holdoutPercent: 5,
        experiment: { name: 'e', group: 'enabled' },
        isExempt: true,
        isTriggered: true,
      },
      askAgainSince: Date.parse('2026-01-31T23:00Z'),
    },
  ]);
  expect(switches).toEqual({
    ...{ everything: false, experiences: new Set([1]), placements: new Set([2]), groups: new Set(['g']) },
  });
});

test('most of it may be missing; content that cannot be shown is accepted', () => {
  const { definitions } = readExperienceSet([one]);
  expect(definitions[0]).toMatchObject({
    type: 1,
    displayData: {},
    audience: {},
    revision: 1,
    isPaused: false,
  });
});

test.each([
  ['no list', {}],
  ['two with one id', [one, one]],
  ['no end', [{ ...one, schedule: {} }]],
  ['an end before the start', [{ ...one, schedule: { start: '2027-01-01T00:00', ...END } }]],
  ['an unknown zone', [{ ...one, schedule: { ...END, time_zone: 'Mars/X' } }]],
  ['an unknown fact', [{ ...one, audience: { email: 'x' } }]],
  ['an unknown class of window', [{ ...one, audience: { viewports: ['xl'] } }]],
  ['an empty list', [{ ...one, audience: { countries: [] } }]],
  ['an empty range', [{ ...one, audience: { boards: {} } }]],
  ['a wrong type', [{ ...one, paused: 'yes' }]],
  ['a share beyond everybody', [{ ...one, holdout_percent: 101 }]],
  ['an id that is none', [{ ...one, experience_id: '1' }]],
  ['a pair that is none', [{ ...one, triggerable_placed_exps: ['1'] }]],
  [
    'a cycle',
    [
      { ...one, triggerable_placed_exps: ['11:2'] },
      { ...one, experience_id: 2, triggerable_placed_exps: ['11:1'] },
    ],
  ],
  ['itself', [{ ...one, triggerable_placed_exps: ['11:1'] }]],
])('refuses %s', (_, value) => {
  expect(() => readExperienceSet(value)).toThrow(TypeError);
});

test('an experience may trigger one that is gone', () => {
  expect(readExperienceSet([{ ...one, triggerable_placed_exps: ['11:99'] }]).definitions).toHaveLength(1);
});
