import {
  HOME_SOURCES,
  homeMix,
  homeQuotas,
  type HomeCandidates,
  type HomeQuotas,
  type HomeSource,
} from '../../../../../src/domain/feeds/home-mix.ts';
import { untilFirstRun, withFewerRuns } from '../../../../../src/domain/feeds/runs-of-three.ts';
import type { PinId, UserId } from '../../../../../src/domain/ids/ids.ts';
import type { DiscoveryIndex } from '../../../ports/discovery/discovery-index.ts';
import type { HomeAct, HomeProfile } from '../../../ports/people/home-acts.ts';
import type { StoreReader } from '../../../ports/store.ts';
import { FrozenLists } from '../frozen-lists.ts';
import { beginningAt, seedOf } from '../epoch-position.ts';
import {
  countedActs,
  foundBySource,
  foundWithoutIndex,
  wantedCandidates,
  type FoundBySource,
} from './home-candidates.ts';
import type { HomeCandidate, HomeItem } from './home-item.ts';

type HomeListsDeps = {
  readonly store: Pick<StoreReader, 'feeds' | 'home'>;
  readonly discovery: Pick<DiscoveryIndex, 'ask'>;
};

/** Whose list it is, and when its first page was read. */
export type HomeListStart = { readonly viewerId: UserId; readonly startedAt: number };

type HomeList = {
  readonly items: readonly HomeItem[];
  /** The number of its next length. */
  readonly steps: number;
  /** There are no other pins. */
  readonly isComplete: boolean;
};

/** How long a list is at first, and each time when its reader has come to its end. */
const LENGTHS = [200, 800, 2_400] as const;
const LISTS = 400;
/** Pins of followed people and boards, for each place of a list. */
const FOLLOWED_SHARE = 0.3;
const POPULAR_SHARE = 0.45;
const WEIGHTS: Readonly<Record<HomeAct['kind'], number>> = { save: 3, favorite: 2, reaction: 1 };
const NONE: Readonly<Record<HomeSource, readonly never[]>> = {
  ...{ followed: [], related: [], interests: [], fresh: [], explore: [], popular: [] },
};

/**
 * The lists of home feeds. A list depends on its reader and its beginning alone as long as nothing is changed, so a
 * process that does not remember it makes it again.
 */
export class HomeLists {
  readonly #deps: HomeListsDeps;
  readonly #lists = new FrozenLists<HomeList>(LISTS);

  constructor(deps: HomeListsDeps) {
    this.#deps = deps;
  }

  /** The list with this many items, or all that there are. A list for large pages is long from the beginning. */
  async upTo(length: number, pageSize: number, start: HomeListStart): Promise<readonly HomeItem[]> {
    const key = `${start.viewerId} ${start.startedAt}`;
    const steps = pageSize < LENGTHS[0] ? 0 : 1;
    let list: HomeList = this.#lists.find(key) ?? { items: [], steps, isComplete: false };
    while (list.items.length < length && list.steps < LENGTHS.length && !list.isComplete) {
      list = await this.#longer(list, start);
      this.#lists.put(key, list);
    }
    return list.items;
  }

  /** Makes the list of a first page anew: it knows everything that has happened. */
  forget({ viewerId, startedAt }: HomeListStart): void {
    this.#lists.remove(`${viewerId} ${startedAt}`);
  }

  async #longer({ items, steps }: HomeList, start: HomeListStart): Promise<HomeList> {
    const { viewerId, startedAt } = start;
    const profile = await this.#deps.store.home.profileOf(viewerId, startedAt);
    const limit = LENGTHS[steps]!;
    const { found, isComplete } = await this.#found(profile, start, limit);
    const ids = [...items, ...HOME_SOURCES.flatMap((source) => found[source])].map(({ id }) => id);
    const pins = await this.#deps.store.home.pins([...new Set(ids)], viewerId);
    const pinsById = new Map(pins.map((pin) => [pin.id, pin]));
    const earlierPins = items.map(({ id, reason }) => ({ id, reason, topic: null, isRecommended: false }));
    const viewpoint = { viewerId, startedAt, profile };
    const earlier = wantedCandidates({ ...NONE, followed: earlierPins }, pinsById, viewpoint).followed;
    const candidates = await this.#withoutRepeats(wantedCandidates(found, pinsById, viewpoint), earlier);
    const isLast = isComplete || steps + 1 === LENGTHS.length;
    const more = listOf(candidates, earlier, homeQuotas(profile), { limit: limit - items.length, isLast });
    return {
      items: [...items, ...more.map(({ id, reason }) => ({ id, reason }))],
      steps: steps + 1,
      isComplete,
    };
  }

  async #found(
    profile: HomeProfile,
    { viewerId, startedAt }: HomeListStart,
    limit: number,
  ): Promise<{ readonly found: FoundBySource; readonly isComplete: boolean }> {
    const { store, discovery } = this.#deps;
    const acts = countedActs(profile);
    const most = Math.ceil(limit * FOLLOWED_SHARE);
    const [followed, answer] = await Promise.all([
      store.feeds.ownAndFollowed({ viewer: viewerId, newestId: null, after: null, limit: most }),
      discovery.ask('home', {
        acts: acts.map(({ kind, document, board }) => ({
          document,
          board: board?.id ?? null,
          weight: WEIGHTS[kind],
        })),
        topics: profile.topics.filter((topic) => !profile.off.topics.has(topic)),
        unwanted: [...profile.off.topics],
        hidden: profile.hidden.map(({ document }) => document),
        until: startedAt,
        seed: seedOf(viewerId, beginningAt(startedAt)),
        limit,
      }),
    ]);
    const ids = followed.filter(({ isRepeat }) => !isRepeat).map(({ id }) => id);
    const hasAllFollowed = followed.length < most;
    if (answer !== null) {
      return { found: foundBySource(ids, answer, acts), isComplete: hasAllFollowed && answer.isComplete };
    }
    const popular = await this.#popular(viewerId, Math.ceil(limit * POPULAR_SHARE));
    return { found: foundWithoutIndex(ids, popular.pins), isComplete: hasAllFollowed && popular.isComplete };
  }

  async #popular(viewer: UserId, limit: number) {
    const exceptOwnAndFollowed = true;
    const options = { viewer, exceptOwnAndFollowed, newestId: null, after: null, limit };
    const pins = await this.#deps.store.feeds.recentPopular(options);
    return { pins: pins.map(({ shown }) => shown), isComplete: pins.length < limit };
  }

  /** Leaves out pins that look like a pin of an earlier source or of the list so far. */
  async #withoutRepeats(
    candidates: HomeCandidates<HomeCandidate>,
    earlier: readonly HomeCandidate[],
  ): Promise<HomeCandidates<HomeCandidate>> {
    const all = [...earlier, ...HOME_SOURCES.flatMap((source) => candidates[source])];
    const documents = [...new Set(all.map(({ document }) => document))];
    const answer = await this.#deps.discovery.ask('withoutRepeats', { documents });
    if (answer === null) return candidates;
    const kept = new Set<PinId>(answer);
    const isKept = ({ document }: HomeCandidate) => kept.has(document);
    return {
      followed: candidates.followed.filter(isKept),
      related: candidates.related.filter(isKept),
      interests: candidates.interests.filter(isKept),
      fresh: candidates.fresh.filter(isKept),
      explore: candidates.explore.filter(isKept),
      popular: candidates.popular.filter(isKept),
    };
  }
}

/** What is new to the viewer, mixed; at the end of the last part what they know, the longest known first. */
function listOf(
  candidates: HomeCandidates<HomeCandidate>,
  earlier: readonly HomeCandidate[],
  quotas: HomeQuotas,
  { limit, isLast }: { readonly limit: number; readonly isLast: boolean },
): readonly HomeCandidate[] {
  const of = (wanted: (candidate: HomeCandidate) => boolean): HomeCandidates<HomeCandidate> => ({
    followed: candidates.followed.filter(wanted),
    related: candidates.related.filter(wanted),
    interests: candidates.interests.filter(wanted),
    fresh: candidates.fresh.filter(wanted),
    explore: candidates.explore.filter(wanted),
    popular: candidates.popular.filter(wanted),
  });
  const mixed = homeMix(
    of(({ knownSince }) => knownSince === null),
    { quotas, limit, earlier },
  );
  // A longer list has others to put between those that would be third in a row.
  if (!isLast) return untilFirstRun(withFewerRuns(mixed, earlier), earlier);
  if (mixed.length >= limit) return withFewerRuns(mixed, earlier);
  const known = HOME_SOURCES.flatMap((source) => candidates[source])
    .filter(({ knownSince }) => knownSince !== null)
    .sort((one, other) => one.knownSince! - other.knownSince!);
  const rest = homeMix(
    { ...NONE, popular: known },
    {
      quotas,
      limit: limit - mixed.length,
      earlier: [...earlier, ...mixed],
    },
  );
  return withFewerRuns([...mixed, ...rest], earlier);
}
