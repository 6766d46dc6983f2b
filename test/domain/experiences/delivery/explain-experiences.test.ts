import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { switchAgainst } from '../../../../src/domain/experiences/authoring/kill-switch.ts';
import {
  NO_SWITCHES,
  type ExperienceDefinition,
  type KillSwitches,
} from '../../../../src/domain/experiences/delivery/experience-definition.ts';
import { explainExperiences } from '../../../../src/domain/experiences/delivery/explain-experiences.ts';
import type { ExperienceRecord } from '../../../../src/domain/experiences/delivery/history.ts';
import { resolveExperiences } from '../../../../src/domain/experiences/delivery/resolve-experiences.ts';
import { aDefinition, aRecord, aSet, someFacts } from '../../../builders/experiences.ts';

const DAY = 86_400_000;
const NOW = 1000 * DAY;

const valuesOf = (
  definition: Partial<ExperienceDefinition>,
  rule: string,
  switches: KillSwitches = NO_SWITCHES,
) =>
  explainExperiences({
    set: { ...aSet(aDefinition(definition)), switches },
    viewer: someFacts(),
    history: new Map(),
    now: NOW,
  })[0]?.steps.find((step) => step.rule === rule)?.values;

describe('an explanation', () => {
  test('says what each rule compared', () => {
    expect(valuesOf({ audience: { boards: { min: 5 } } }, 'audience: boards')).toEqual({
      min: 5,
      max: null,
      found: 3,
    });
    expect(valuesOf({ audience: { locales: ['fr', 'it'] } }, 'audience: locales')).toEqual({
      wanted: ['fr', 'it'],
      found: 'de-AT',
    });
    expect(valuesOf({ audience: { signedIn: false } }, 'audience: signedIn')).toEqual({
      wanted: false,
      found: true,
    });
    expect(valuesOf({}, 'audience: signedIn')).toEqual({});
    expect(valuesOf({ schedule: { start: 1, end: 2 } }, 'schedule')).toEqual({ start: 1, end: 2, now: NOW });
    expect(valuesOf({ caps: { views: 3, daysBetween: 2 } }, 'views')).toEqual({ limit: 3 });
    expect(valuesOf({ caps: { views: 3, daysBetween: 2 } }, 'days-between')).toEqual({ days: 2 });
    expect(valuesOf({ holdoutPercent: 7 }, 'holdout')).toEqual({ percent: 7 });
    expect(valuesOf({ group: 'g' }, 'switches', { ...NO_SWITCHES, groups: new Set(['g']) })).toEqual({
      kind: 'group',
      name: 'g',
    });
    expect(valuesOf({ experiment: { name: 'e', group: 'a' } }, 'experiment')).toEqual({
      name: 'e',
      group: 'a',
      found: null,
    });
  });

  test('names who has taken the place', () => {
    const input = {
      set: aSet(aDefinition({ experienceId: 1 }), aDefinition({ experienceId: 2, priority: 1 })),
      ...{ viewer: someFacts(), history: new Map(), now: NOW },
    };
    const [first, second] = explainExperiences(input);
    expect([first?.experienceId, first?.decidedBy]).toEqual([2, null]);
    expect(second).toMatchObject({ experienceId: 1, decidedBy: 'priority' });
    expect(second?.steps.at(-1)).toEqual({ rule: 'priority', passed: false, values: { winner: 2 } });
  });

  test('names the message that has the turn on a page, where the others wait', () => {
    const set = aSet(
      aDefinition({ experienceId: 1 }),
      aDefinition({ experienceId: 2, placementId: 1_000_162, priority: 1 }),
      aDefinition({ experienceId: 3, placementId: 1_000_075 }),
    );
    const decided = (pageKind: string | null) =>
      explainExperiences({ set, viewer: someFacts({ pageKind }), history: new Map(), now: NOW }).map(
        ({ experienceId, decidedBy, steps }) => [experienceId, decidedBy, steps.at(-1)?.values],
      );
    expect(decided('home')).toEqual([
      [2, null, { winner: 2 }],
      [1, 'page', { winner: 2 }],
      [3, null, { winner: 3 }],
    ]);
    expect(decided(null).map(([, decidedBy]) => decidedBy)).toEqual([null, null, null]);
  });

  test('names the switch that rules see, whichever it is', () => {
    const definition = aDefinition({ group: 'g' });
    const some = fc.record({
      everything: fc.boolean(),
      experiences: fc.uniqueArray(fc.constantFrom(1, 2)).map((ids) => new Set(ids)),
      placements: fc.uniqueArray(fc.constantFrom(11, 12)).map((ids) => new Set(ids)),
      groups: fc.uniqueArray(fc.constantFrom('g', 'h')).map((names) => new Set(names)),
    });
    fc.assert(
      fc.property(some, (switches) => {
        const input = { set: { definitions: [definition], switches }, viewer: someFacts() };
        const { eligible } = resolveExperiences({ ...input, history: new Map(), now: NOW });
        expect(switchAgainst(definition, switches) === null).toBe(eligible.size === 1);
      }),
    );
  });
});

test('the deciding rule is that of the delivery, for each viewer and each experience', () => {
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });
  const range = fc.record({ min: fc.nat({ max: 9 }), max: fc.integer({ min: 5, max: 30 }) });
  const displays = fc.constantFrom<Record<string, unknown>>(
    { type: 'info-callout', message: 'Hello' },
    { type: 'upsell', message: 'Buy' },
    { component_type: 9 },
    {},
  );
  const definition = (experienceId: number) =>
    fc.record({
      experienceId: fc.constant(experienceId),
      placementId: fc.constantFrom(11, 12),
      displayData: displays,
      isPaused: fc.boolean(),
      group: fc.constantFrom(null, 'a'),
      priority: fc.nat({ max: 2 }),
      audience: fc
        .record({
          signedIn: optional(fc.boolean()),
          partner: optional(fc.boolean()),
          boards: optional(range),
          saves: optional(range),
          accountAgeDays: optional(range),
          locales: optional(fc.constantFrom(['de'], ['fr'])),
          viewports: optional(fc.constantFrom(['lg' as const], ['xs' as const])),
        })
        .map((audience) =>
          Object.fromEntries(Object.entries(audience).filter(([, wanted]) => wanted !== undefined)),
        ),
      schedule: fc.constantFrom(
        { start: 0, end: NOW * 2 },
        { start: NOW + 1, end: NOW * 2 },
        { start: 0, end: NOW },
      ),
      caps: fc.record({ views: fc.constantFrom(null, 1, 3), daysBetween: fc.constantFrom(null, 2) }),
      holdoutPercent: fc.constantFrom(0, 0, 50),
      isTriggered: fc.constantFrom(false, false, true),
      isExempt: fc.boolean(),
    });
  const viewer = fc.record({
    key: fc.constantFrom(null, 'user 1', 'user 2', 'user 3'),
    isBot: fc.constantFrom(false, false, true),
    isSignedIn: fc.boolean(),
    isPartner: fc.boolean(),
    accountAgeDays: fc.option(fc.nat({ max: 30 })),
    boardCount: fc.nat({ max: 30 }),
    saveCount: fc.nat({ max: 30 }),
    viewport: fc.constantFrom(null, 'xs' as const, 'lg' as const),
  });
  const mark = (experienceId: number) =>
    fc.record({
      experienceId: fc.constant(experienceId),
      views: fc.nat({ max: 3 }),
      lastViewedAt: fc.constantFrom(null, NOW - 1, NOW - DAY, NOW - 5 * DAY),
      endedAt: fc.constantFrom(null, null, NOW - DAY),
      triggeredAt: fc.constantFrom(null, NOW - DAY),
    });
  const site = fc.tuple(
    fc.tuple(...[1, 2, 3, 4, 5, 6].map(definition)),
    viewer,
    fc.tuple(...[1, 2, 3].map(mark)),
    fc.constantFrom(NO_SWITCHES, { ...NO_SWITCHES, groups: new Set(['a']) }),
  );
  const deciding = new Set<string | null>();
  fc.assert(
    fc.property(site, ([definitions, facts, marks, switches]) => {
      const history = new Map<number, ExperienceRecord>(marks.map((one) => [one.experienceId, aRecord(one)]));
      const set = { definitions: definitions.map((fields) => aDefinition(fields)), switches };
      const input = { set, viewer: someFacts(facts), history, now: NOW };
      const { eligible, heldOut } = resolveExperiences(input);
      const delivered = new Set([...eligible.values()].map(([first]) => first?.experienceId));
      const explained = explainExperiences(input);
      expect(explained).toHaveLength(definitions.length);
      for (const { experienceId, placementId, decidedBy, steps } of explained) {
        deciding.add(decidedBy);
        expect(decidedBy === null || decidedBy === 'page').toBe(delivered.has(experienceId));
        expect(steps.find(({ passed }) => !passed)?.rule ?? null).toBe(decidedBy);
        const isEligible =
          eligible.get(placementId)?.some((one) => one.experienceId === experienceId) ?? false;
        expect(decidedBy === null || decidedBy === 'page' || decidedBy === 'priority').toBe(isEligible);
        expect(decidedBy === 'holdout').toBe(heldOut.some((one) => one.experienceId === experienceId));
      }
    }),
    { numRuns: 1500 },
  );
  // Otherwise the matrix would not be one.
  expect(deciding.size).toBeGreaterThanOrEqual(15);
});
