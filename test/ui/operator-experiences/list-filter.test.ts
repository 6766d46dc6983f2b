import { expect, test } from 'vitest';
import type { ExperienceSummary } from '../../../src/application/ports/experiences/operator-experience-gateway.ts';
import { shownCounts } from '../../../src/domain/experiences/authoring/experience-results.ts';
import { filtered, NO_FILTER } from '../../../src/ui/operator-experiences/internal/list/list-filter.ts';

function summary(experienceId: number, fields: Partial<ExperienceSummary>): ExperienceSummary {
  return {
    ...{ experienceId, name: `Nr ${experienceId}`, kind: 'banner', placementId: 11, state: 'draft' },
    ...{ origin: 'store', startsAt: null, endsAt: null, liveRevision: null, newestRevision: 1 },
    ...{ priority: 0, group: null, switchedOffBy: null, today: shownCounts([]) },
    ...fields,
  };
}

const ALL = [
  summary(1, { name: 'Été', state: 'draft' }),
  summary(2, { state: 'live', kind: 'modal', placementId: 1_000_162 }),
  summary(3, { state: 'archived' }),
  summary(4, { state: 'live' }),
];
const ids = (filter: Partial<typeof NO_FILTER>) =>
  filtered(ALL, { ...NO_FILTER, ...filter }).map(({ experienceId }) => experienceId);

test.each([
  [{}, [4, 2, 1]],
  [{ state: 'archived' }, [3]],
  [{ state: 'live' }, [4, 2]],
  [{ kind: 'modal' }, [2]],
  [{ placement: '1000162' }, [2]],
  [{ search: 'ete' }, [1]],
  [{ search: '4 nr' }, [4]],
  [{ search: 'x' }, []],
])('%j shows %j', (filter, shown) => {
  expect(ids(filter)).toEqual(shown);
});
