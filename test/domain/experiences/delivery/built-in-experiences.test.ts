import { expect, test } from 'vitest';
import {
  BUILT_IN_EXPERIENCES,
  withBuiltIn,
} from '../../../../src/domain/experiences/delivery/built-in-experiences.ts';
import type {
  ExperienceSet,
  KillSwitches,
} from '../../../../src/domain/experiences/delivery/experience-definition.ts';
import { NO_SWITCHES } from '../../../../src/domain/experiences/delivery/experience-definition.ts';
import { resolveExperiences } from '../../../../src/domain/experiences/delivery/resolve-experiences.ts';
import { FIRST_USE_GUIDE_ID } from '../../../../src/domain/experiences/page-part.ts';
import { aDefinition, aRecord, aSet, someFacts } from '../../../builders/experiences.ts';

const NOW = Date.UTC(2026, 0, 1);
const beginner = someFacts({ saveCount: 2, pageKind: 'home' });

function shownTo(viewer = beginner, set: ExperienceSet = BUILT_IN_EXPERIENCES, record?: object) {
  const history = new Map(
    record === undefined
      ? []
      : [[FIRST_USE_GUIDE_ID, aRecord({ experienceId: FIRST_USE_GUIDE_ID, ...record })]],
  );
  const { eligible } = resolveExperiences({ set, viewer, history, now: NOW });
  return eligible.get(11)?.[0]?.experienceId;
}

test('members with few pins get the guide at home, nobody else', () => {
  expect(shownTo()).toBe(FIRST_USE_GUIDE_ID);
  expect(shownTo({ ...beginner, saveCount: 3 })).toBeUndefined();
  expect(shownTo({ ...beginner, isSignedIn: false })).toBeUndefined();
  expect(shownTo({ ...beginner, pageKind: 'search' })).toBeUndefined();
  expect(shownTo({ ...beginner, isBot: true })).toBeUndefined();
});

test.each(['dismissed', 'completed'] as const)('who has %s it never gets it again', (status) => {
  expect(shownTo(beginner, BUILT_IN_EXPERIENCES, { status, endedAt: 0 })).toBeUndefined();
});

test('it ends after its last view', () => {
  const lastViewedAt = NOW - 86_400_000;
  expect(shownTo(beginner, BUILT_IN_EXPERIENCES, { views: 19, lastViewedAt })).toBe(FIRST_USE_GUIDE_ID);
  expect(shownTo(beginner, BUILT_IN_EXPERIENCES, { views: 20, lastViewedAt })).toBeUndefined();
});

test.each<[string, Partial<KillSwitches>]>([
  ['itself', { experiences: new Set([FIRST_USE_GUIDE_ID]) }],
  ['its placement', { placements: new Set([11]) }],
  ['everything', { everything: true }],
])('the kill switch of %s takes it away', (_name, off) => {
  expect(
    shownTo(beginner, { ...BUILT_IN_EXPERIENCES, switches: { ...NO_SWITCHES, ...off } }),
  ).toBeUndefined();
});

test('a message of the operator comes first, and a definition with its id replaces it', () => {
  expect(shownTo(beginner, withBuiltIn(aSet(aDefinition({ experienceId: 700_000 }))))).toBe(700_000);
  const atHome = (fields: object) =>
    shownTo(beginner, withBuiltIn(aSet(aDefinition({ placementId: 1_000_162, ...fields }))));
  expect(atHome({}), 'anywhere on the home').toBeUndefined();
  expect(atHome({ audience: { pageKinds: ['search'] } })).toBe(FIRST_USE_GUIDE_ID);
  expect(atHome({ holdoutPercent: 100 }), 'who is held out').toBe(FIRST_USE_GUIDE_ID);
  expect(atHome({ type: 10, displayData: { text: 'A toast' } })).toBe(FIRST_USE_GUIDE_ID);
  const own = aDefinition({ experienceId: FIRST_USE_GUIDE_ID, isPaused: true });
  expect(withBuiltIn(aSet(own)).definitions).toEqual([own]);
});
