import type { ExperienceDefinition } from '../src/domain/experiences/delivery/experience-definition.ts';
import { readExperienceSet } from '../src/domain/experiences/delivery/read-experience-set.ts';
import { resolveExperiences } from '../src/domain/experiences/delivery/resolve-experiences.ts';
import type { ExperienceRecord } from '../src/domain/experiences/delivery/history.ts';
import type { BenchOptions, Figure } from './figure.ts';

const LIVE = 300;
const PLACEMENTS = [11, 1_000_075, 1_000_162, 1_000_421, 1_000_503, 1_000_541];
/** Those of the home. */
const HOME = [11, 1_000_541, 1_000_503, 1_000_162, 1_000_421];
const NOW = Date.UTC(2026, 5, 15);

/** Times of the decision about experiences for one viewer, best of several rounds. */
export function run({ quick }: BenchOptions): Figure[] {
  const set = { ...readExperienceSet(Array.from({ length: LIVE }, (_, index) => anExperience(index))) };
  const history = new Map(set.definitions.slice(0, 20).map((one) => [one.experienceId, aMark(one)]));
  const viewers = Array.from({ length: 50 }, (_, index) => aViewer(index));
  const decide = (placements?: readonly number[]) => () => {
    for (const viewer of viewers) resolveExperiences({ set, viewer, history, now: NOW, placements });
  };
  const rounds = quick ? 20 : 100;
  return [
    {
      what: `a decision at ${LIVE} live experiences, all placements`,
      value: best(decide(), rounds) / viewers.length,
      unit: 'ms',
      budget: 0.1,
    },
    {
      what: `a decision at ${LIVE} live experiences, the home`,
      value: best(decide(HOME), rounds) / viewers.length,
      unit: 'ms',
      budget: 0.1,
    },
  ];
}

function anExperience(index: number): object {
  const audiences = [
    {},
    { signedIn: true },
    { signedIn: true, boards: { max: 10 }, locales: ['de', 'fr'] },
    { accountAgeDays: { min: 2, max: 200 }, saves: { min: 3 } },
    { countries: ['AT', 'DE', 'CH'], viewports: ['md', 'lg'] },
  ];
  return {
    experience_id: 1000 + index,
    placement_id: PLACEMENTS[index % PLACEMENTS.length],
    type: 27,
    display_data: { title: `Number ${index}`, message: 'See <a href="/ideas">ideas</a>.' },
    audience: audiences[index % audiences.length],
    schedule: { start: '2026-01-01T00:00', end: '2026-12-31T00:00' },
    priority: index % 7,
    caps: index % 3 === 0 ? { views: 3, days_between: 2 } : {},
    holdout_percent: index % 4 === 0 ? 10 : 0,
    group: `group ${index % 9}`,
  };
}

function aMark({ experienceId, placementId }: ExperienceDefinition): ExperienceRecord {
  return {
    ...{ experienceId, placementId, status: 'viewed', views: 1, lastViewedAt: NOW - 86_400_000 },
    ...{ endedAt: null, triggeredAt: null, revision: 1 },
  };
}

function aViewer(index: number) {
  return {
    ...{ key: `user ${index}`, isBot: false, isSignedIn: index % 3 > 0, isPartner: false },
    ...{ accountAgeDays: index * 5, locale: index % 2 > 0 ? 'de-AT' : 'en-US', country: 'AT' },
    ...({
      boardCount: index % 20,
      saveCount: index * 2,
      viewport: 'lg',
      pageKind: 'home',
      groups: {},
    } as const),
  };
}

function best(work: () => void, rounds: number): number {
  let least = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
