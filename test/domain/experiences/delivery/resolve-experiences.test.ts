import { describe, expect, test } from 'vitest';
import {
  viewportClass,
  type Audience,
  type ViewerFacts,
} from '../../../../src/domain/experiences/delivery/audience.ts';
import {
  NO_SWITCHES,
  type ExperienceDefinition,
  type KillSwitches,
} from '../../../../src/domain/experiences/delivery/experience-definition.ts';
import { withMark, type ExperienceRecord } from '../../../../src/domain/experiences/delivery/history.ts';
import {
  placedFor,
  resolveExperiences,
  type ExperienceTrace,
} from '../../../../src/domain/experiences/delivery/resolve-experiences.ts';
import { aDefinition, aRecord, aSet, someFacts } from '../../../builders/experiences.ts';

const DAY = 86_400_000;
const NOW = 1000 * DAY;
const MODAL = { title: 't', body: 'b', completeButton: { text: 'OK' } };
const UPSELL = { type: 'upsell', message: 'm' };

type Case = {
  readonly viewer?: Partial<ViewerFacts>;
  readonly marks?: readonly ExperienceRecord[];
  readonly switches?: Partial<KillSwitches>;
};

function resolve(definitions: readonly ExperienceDefinition[], { viewer, marks = [], switches }: Case = {}) {
  const traces: ExperienceTrace[] = [];
  const input = {
    set: { ...aSet(...definitions), switches: { ...NO_SWITCHES, ...switches } },
    viewer: someFacts(viewer),
    history: new Map(marks.map((mark) => [mark.experienceId, mark])),
    now: NOW,
  };
  const resolution = resolveExperiences(input);
  expect(resolveExperiences(input, (trace) => traces.push(trace))).toEqual(resolution);
  return { ...resolution, traces };
}

/** The rule that keeps an experience from a viewer; null when it is delivered. */
function deciding(definition: Partial<ExperienceDefinition>, given: Case = {}) {
  const { traces, eligible } = resolve([aDefinition(definition)], given);
  const [trace] = traces;
  expect(eligible.size).toBe(trace?.decidedBy === null ? 1 : 0);
  expect(trace?.steps.find(({ passed }) => !passed)?.rule ?? null).toBe(trace?.decidedBy);
  return trace?.decidedBy;
}

const viewed = (experienceId: number, daysAgo: number, views = 1) =>
  aRecord({ experienceId, status: 'viewed', views, lastViewedAt: NOW - daysAgo * DAY });

describe('every rule can decide', () => {
  const cases: readonly (readonly [string | null, Partial<ExperienceDefinition>, Case?])[] = [
    [null, {}],
    ['content', { displayData: {} }],
    ['content', { type: 0 }],
    ['switches', {}, { switches: { everything: true } }],
    ['switches', {}, { switches: { experiences: new Set([1]) } }],
    ['switches', {}, { switches: { placements: new Set([11]) } }],
    ['switches', { group: 'g' }, { switches: { groups: new Set(['g']) } }],
    [null, { group: null }, { switches: { groups: new Set(['g']) } }],
    ['pause', { isPaused: true }],
    ['schedule', { schedule: { start: NOW + 1, end: NOW + 2 } }],
    ['schedule', { schedule: { start: 0, end: NOW } }],
    [null, { schedule: { start: NOW, end: NOW + 1 } }],
    ['bot', {}, { viewer: { isBot: true } }],
    ['experiment', { experiment: { name: 'e', group: 'enabled' } }],
    [null, { experiment: { name: 'e', group: 'enabled' } }, { viewer: { groups: { e: 'enabled' } } }],
    ['holdout', { holdoutPercent: 100 }],
    [null, { holdoutPercent: 100 }, { viewer: { key: null } }],
    ['trigger', { isTriggered: true }],
    [null, { isTriggered: true }, { marks: [aRecord({ triggeredAt: 5 })] }],
    ['ended', {}, { marks: [aRecord({ status: 'dismissed', endedAt: 5 })] }],
    [null, { askAgainSince: 6 }, { marks: [aRecord({ status: 'dismissed', endedAt: 5 })] }],
    ['ended', { askAgainSince: 5 }, { marks: [aRecord({ status: 'completed', endedAt: 5 })] }],
    ['views', { caps: { views: 1, daysBetween: null } }, { marks: [viewed(1, 1)] }],
    [null, { caps: { views: 2, daysBetween: null } }, { marks: [viewed(1, 1)] }],
    [null, { caps: { views: 1, daysBetween: null } }, { marks: [viewed(1, 0)] }],
    ['days-between', { caps: { views: null, daysBetween: 3 } }, { marks: [viewed(1, 2.9)] }],
    [null, { caps: { views: null, daysBetween: 3 } }, { marks: [viewed(1, 3)] }],
  ];
  for (const [rule, definition, given] of cases)
    test(`${rule}: ${JSON.stringify([definition, given])}`, () => {
      expect(deciding(definition, given)).toBe(rule);
    });
});

describe('an audience is a list of closed facts', () => {
  const cases: readonly (readonly [Audience, Partial<ViewerFacts>, boolean])[] = [
    [{ signedIn: true }, { isSignedIn: false }, false],
    [{ signedIn: false }, { isSignedIn: false }, true],
    [{ partner: false }, { isPartner: true }, false],
    [{ accountAgeDays: { max: 28 } }, { accountAgeDays: 28 }, true],
    [{ accountAgeDays: { max: 28 } }, { accountAgeDays: 29 }, false],
    [{ accountAgeDays: { min: 0 } }, { accountAgeDays: null }, false],
    [{ boards: { min: 1, max: 2 } }, { boardCount: 3 }, false],
    [{ saves: { min: 20 } }, { saveCount: 20 }, true],
    [{ locales: ['de'] }, { locale: 'de-AT' }, true],
    [{ locales: ['de-DE'] }, { locale: 'de-AT' }, false],
    [{ locales: ['d'] }, { locale: 'de' }, false],
    [{ countries: ['DE', 'AT'] }, { country: 'AT' }, true],
    [{ countries: ['DE'] }, { country: '' }, false],
    [{ viewports: ['xs', 'sm'] }, { viewport: 'md' }, false],
    [{ viewports: ['xs', 'sm'] }, { viewport: null }, true],
    [{ platforms: ['web_mobile'] }, { viewport: 'sm' }, true],
    [{ platforms: ['web_mobile'] }, { viewport: 'md' }, false],
    [{ pageKinds: ['search'] }, { pageKind: 'home' }, false],
    [{ pageKinds: ['search'] }, { pageKind: null }, true],
  ];
  test.each(cases)('%j of %j: %s', (audience, viewer, isMet) => {
    const rule = deciding({ audience }, { viewer });
    expect(rule).toBe(isMet ? null : `audience: ${Object.keys(audience)[0]}`);
  });
});

test.each([
  [479, 'xs'],
  [480, 'sm'],
  [670, 'sm'],
  [671, 'md'],
  [1015, 'md'],
  [1016, 'lg'],
])('a window of %i px is %s', (width, name) => {
  expect(viewportClass(width)).toBe(name);
});

describe('several experiences', () => {
  test('the one with the highest priority wins its placement; of equal ones the lower id', () => {
    const { eligible, traces } = resolve([
      aDefinition({ experienceId: 3 }),
      aDefinition({ experienceId: 2, priority: 5 }),
      aDefinition({ experienceId: 1 }),
      aDefinition({ experienceId: 4, placementId: 12 }),
    ]);
    expect(eligible.get(11)?.map(({ experienceId }) => experienceId)).toEqual([2, 1, 3]);
    expect(eligible.get(12)?.map(({ experienceId }) => experienceId)).toEqual([4]);
    expect(traces.map(({ experienceId, decidedBy }) => [experienceId, decidedBy])).toEqual([
      [2, null],
      [1, 'priority'],
      [3, 'priority'],
      [4, null],
    ]);
  });

  test('who is held out of the winner sees the next one, and is counted only if nothing else speaks against it', () => {
    const { eligible, heldOut } = resolve(
      [
        aDefinition({ experienceId: 1, holdoutPercent: 100, priority: 2 }),
        aDefinition({ experienceId: 2, holdoutPercent: 100, caps: { views: 0, daysBetween: null } }),
        aDefinition({ experienceId: 3 }),
      ],
      { marks: [viewed(2, 4)] },
    );
    expect(eligible.get(11)?.map(({ experienceId }) => experienceId)).toEqual([3]);
    expect(heldOut.map(({ experienceId }) => experienceId)).toEqual([1]);
  });

  const modals = [1, 2, 3].map((experienceId) => aDefinition({ experienceId, type: 26, displayData: MODAL }));

  test('two interrupt in a week; what loses comes later', () => {
    const marks = [viewed(1, 1), viewed(2, 6.9)];
    expect(resolve(modals, { marks }).traces.map(({ decidedBy }) => decidedBy)).toEqual([
      null,
      'priority',
      'interruptions',
    ]);
    const later = [viewed(1, 1), viewed(2, 7)];
    expect(resolve(modals, { marks: later }).traces.at(-1)?.decidedBy).toBe('priority');
    const exempt = aDefinition({
      experienceId: 3,
      type: 26,
      displayData: MODAL,
      isExempt: true,
      priority: 9,
    });
    expect(resolve([...modals.slice(0, 2), exempt], { marks }).traces[0]?.decidedBy).toBeNull();
  });

  test('exempt interruptions do not count against others', () => {
    const exempt = [1, 2].map((experienceId) =>
      aDefinition({ experienceId, type: 26, displayData: MODAL, isExempt: true, priority: -1 }),
    );
    const { traces } = resolve([...exempt, modals[2]!], { marks: [viewed(1, 1), viewed(2, 1)] });
    expect(traces[0]).toMatchObject({ experienceId: 3, decidedBy: null });
  });

  test('the first upsell comes two weeks after the sign-up, unless it is an answer; of visitors no first visit is known', () => {
    const decision = (accountAgeDays: number | null, fields: Partial<ExperienceDefinition> = {}) =>
      deciding({ displayData: UPSELL, ...fields }, { viewer: { accountAgeDays } });
    expect(decision(13)).toBe('upsell-start');
    expect(decision(14)).toBe(null);
    expect(decision(0, { isExempt: true })).toBe(null);
    expect(decision(0, { displayData: { type: 'info-callout', message: 'm' } })).toBe(null);
    expect(decision(null)).toBe(null);
  });

  test('another upsell waits two weeks', () => {
    const upsells = [1, 2].map((experienceId) => aDefinition({ experienceId, displayData: UPSELL }));
    const decisions = (daysAgo: number) =>
      resolve(upsells, { marks: [viewed(1, daysAgo)] }).traces.map(({ decidedBy }) => decidedBy);
    expect(decisions(13.9)).toEqual([null, 'upsell-gap']);
    expect(decisions(14)).toEqual([null, 'priority']);
  });
});

test('the share of people who are held out is the configured one, and raising it removes nobody', () => {
  const people = Array.from({ length: 100_000 }, (_, index) => `user ${index}`);
  const heldOut = (holdoutPercent: number) => {
    const set = aSet(aDefinition({ holdoutPercent }));
    const input = { set, history: new Map(), now: NOW };
    return new Set(
      people.filter(
        (key) => resolveExperiences({ ...input, viewer: someFacts({ key }) }).eligible.size === 0,
      ),
    );
  };
  const [five, ten] = [heldOut(5), heldOut(10)];
  expect(Math.abs(five.size - 5000)).toBeLessThan(3 * Math.sqrt(100_000 * 0.05 * 0.95));
  expect(five.difference(ten).size).toBe(0);
});

describe('marks', () => {
  const options = { now: NOW, revision: 2, askAgainSince: null };

  test('a view counts once in half an hour, and an end once for ever', () => {
    const first = withMark(aRecord(), 'viewed', options);
    expect(first).toMatchObject({ status: 'viewed', views: 1, lastViewedAt: NOW, revision: 2 });
    expect(withMark(first, 'viewed', { ...options, now: NOW + 1 })).toBe(first);
    expect(withMark(first, 'viewed', { ...options, now: NOW + DAY })).toMatchObject({ views: 2 });
    const ended = withMark(first, 'completed', options);
    expect(ended).toMatchObject({ status: 'completed', endedAt: NOW });
    for (const mark of ['completed', 'dismissed', 'viewed', 'triggered'] as const)
      expect(withMark(ended, mark, { ...options, now: NOW + DAY })).toBe(ended);
  });

  test('who is asked again can view, complete and dismiss again', () => {
    const ended = aRecord({ status: 'dismissed', endedAt: NOW - DAY, views: 1, lastViewedAt: NOW - DAY });
    const again = withMark(ended, 'viewed', { ...options, askAgainSince: NOW - 1 });
    expect(again).toMatchObject({ status: 'viewed', endedAt: null, views: 2 });
  });

  test('a delivered experience is new, until it was viewed; with a limit every view is new', () => {
    const status = (caps: ExperienceDefinition['caps'], record: ExperienceRecord) =>
      placedFor(aDefinition({ caps }), { history: new Map([[1, record]]), now: NOW }).status;
    const none = { views: null, daysBetween: null };
    expect(status(none, aRecord())).toBeNull();
    expect(status(none, viewed(1, 3))).toBe('viewed');
    expect(status({ ...none, views: 3 }, viewed(1, 3))).toBeNull();
    expect(status({ ...none, views: 3 }, viewed(1, 0))).toBe('viewed');
  });
});
