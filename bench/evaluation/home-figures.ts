import { HomeFeed } from '../../server/application/feeds/home-feed.ts';
import type { DiscoveryIndex } from '../../server/application/ports/discovery/discovery-index.ts';
import type { Store } from '../../server/application/ports/store.ts';
import { HOME_PAGE } from '../../src/domain/feeds/home-mix.ts';
import { runsOfThree } from '../../src/domain/feeds/runs-of-three.ts';
import { toUserId } from '../../src/domain/ids/ids.ts';
import { domainOf } from '../../src/domain/links/http-url.ts';
import type { Figure } from '../figure.ts';
import { fewestRuns } from './fewest-runs.ts';
import type { StorePlan } from '../generated-store/store-plan.ts';

const READERS = 400;
const WARM_UP = 100;
/** Pages that are looked at for runs of pins of one pinner or domain. */
const PAGES = 4;

/** The first page of home feeds, and how they are mixed, for many people of a generated store. */
export async function homeFigures(
  store: Store,
  index: DiscoveryIndex,
  plan: StorePlan,
): Promise<readonly Figure[]> {
  const startedAt = plan.size.until + 1;
  const feed = new HomeFeed({ store, discovery: index, clock: { now: () => startedAt } });
  const times: number[] = [];
  const runs = { pins: 0, found: 0, fewest: 0 };
  for (let asked = 0; asked < WARM_UP + READERS; asked += 1) {
    const viewerId = toUserId(String(plan.userIds[asked % plan.size.people]!));
    const query = { viewerId, mode: 'for_you', startedAt, limit: HOME_PAGE } as const;
    const begun = performance.now();
    let slice = await feed.run({ ...query, position: null });
    const took = performance.now() - begun;
    if (asked < WARM_UP) continue;
    times.push(took);
    const pins: { readonly pinner: string; readonly domain: string | null }[] = [];
    for (let page = 0; page < PAGES && slice !== undefined; page += 1) {
      for (const { pin } of slice.items) {
        const { link } = pin.pin;
        pins.push({ pinner: pin.pinner.id, domain: link === null ? null : domainOf(link) });
      }
      if (slice.next === null) break;
      slice = await feed.run({ ...query, position: slice.next });
    }
    runs.pins += pins.length;
    runs.found += runsOfThree(pins) * pins.length;
    runs.fewest += fewestRuns(pins);
  }
  times.sort((one, other) => one - other);
  return [
    {
      what: 'first page of the home feed, median',
      value: times[Math.floor(times.length * 0.5)]!,
      unit: 'ms',
    },
    {
      what: 'first page of the home feed, 99 of 100',
      value: times[Math.floor(times.length * 0.99)]!,
      unit: 'ms',
      budget: 20,
    },
    {
      what: 'third pin of one pinner or domain in a row, where others could stand between',
      value: (100 * (runs.found - runs.fewest)) / runs.pins,
      unit: '%',
      budget: 1,
    },
  ];
}
