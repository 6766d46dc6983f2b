import {
  HOME_SOURCES,
  type HomeCandidates,
  type HomeSource,
} from '../../../../../src/domain/feeds/home-mix.ts';
import type { BoardId, PinId, TopicId, UserId } from '../../../../../src/domain/ids/ids.ts';
import { domainOf } from '../../../../../src/domain/links/http-url.ts';
import { formatRoute } from '../../../../../src/domain/routes/format-route.ts';
import type { HomeAnswer, HomeFind } from '../../../ports/discovery/discovery-index.ts';
import type { HomeAct, HomePin, HomeProfile } from '../../../ports/people/home-acts.ts';
import type { HomeCandidate, HomeReason } from './home-item.ts';

/** A pin that some source has found; where its row decides who may see it, it is no recommendation. */
export type Found = {
  readonly id: PinId;
  readonly reason: HomeReason;
  readonly topic: TopicId | null;
  readonly isRecommended: boolean;
};
export type FoundBySource = Readonly<Record<HomeSource, readonly Found[]>>;

/** Of two pins of people and boards that somebody follows, one of a topic that they follow. */
const PINS_FOR_A_TOPIC = 2;
/** Somebody who hid that many pins of a pinner or domain gets the others last. */
const HIDES = 2;

/** What a profile says of acts, after it was started over and sources were switched off. */
export function countedActs({ acts, off }: HomeProfile): readonly HomeAct[] {
  return acts.filter(
    ({ document, board, time }) =>
      time > (off.since ?? -1) && !off.pins.has(document) && !(board !== null && off.boards.has(board.id)),
  );
}

/** The pins of the index and of followed sources, by source, with their reasons. */
export function foundBySource(
  followed: readonly PinId[],
  answer: HomeAnswer,
  acts: readonly HomeAct[],
): FoundBySource {
  const boards = new Map(acts.flatMap(({ board }) => (board === null ? [] : [[board.id, board] as const])));
  const find = (reasonOf: (find: HomeFind) => HomeReason) => (found: HomeFind) => ({
    id: found.pin,
    reason: reasonOf(found),
    topic: found.topic,
    isRecommended: true,
  });
  const ofKind = (kind: 'fresh' | 'explore' | 'popular') => find(({ topic }) => ({ kind, topic }));
  const ofTopic = find(({ topic }) =>
    topic === null ? { kind: 'popular', topic } : { kind: 'topic', topic },
  );
  return {
    followed: withTopics(followed.map(followedPin), answer.topics.map(ofTopic)),
    related: answer.related.map(find(({ because }) => becauseOf(because, boards))),
    interests: answer.interests.map(ofTopic),
    fresh: answer.fresh.map(ofKind('fresh')),
    explore: answer.explore.map(ofKind('explore')),
    popular: answer.popular.map(ofKind('popular')),
  };
}

/** While the index is being built, there are followed and popular pins. */
export function foundWithoutIndex(followed: readonly PinId[], popular: readonly PinId[]): FoundBySource {
  const reason = { kind: 'popular', topic: null } as const;
  return {
    followed: followed.map(followedPin),
    ...{ related: [], interests: [], fresh: [], explore: [] },
    popular: popular.map((id) => ({ id, reason, topic: null, isRecommended: true })),
  };
}

function followedPin(id: PinId): Found {
  return { id, reason: { kind: 'followed' }, topic: null, isRecommended: false };
}

function withTopics(pins: readonly Found[], topics: readonly Found[]): readonly Found[] {
  const mixed: Found[] = [];
  const rest = [...topics];
  for (const [place, pin] of pins.entries()) {
    mixed.push(pin);
    if ((place + 1) % PINS_FOR_A_TOPIC === 0) mixed.push(...rest.splice(0, 1));
  }
  return [...mixed, ...rest];
}

function becauseOf(
  because: HomeFind['because'],
  boards: ReadonlyMap<BoardId, NonNullable<HomeAct['board']>>,
): HomeReason {
  if (because === null) return { kind: 'popular', topic: null };
  if ('document' in because) return { kind: 'similar', document: because.document };
  const board = boards.get(because.board);
  if (board === undefined) return { kind: 'popular', topic: null };
  const { id, name, slug, owner } = board;
  return { kind: 'board', id, name, url: formatRoute({ kind: 'board', username: owner, boardId: slug }) };
}

export type Viewpoint = {
  readonly viewerId: UserId;
  /** When the list was begun, ms since the epoch; what came later does not change it. */
  readonly startedAt: number;
  readonly profile: HomeProfile;
};

/** The found pins that the viewer may and wants to see; what they hid often comes last. */
export function wantedCandidates(
  found: FoundBySource,
  pins: ReadonlyMap<PinId, HomePin>,
  viewpoint: Viewpoint,
): HomeCandidates<HomeCandidate> {
  const { off, acts, hidden } = viewpoint.profile;
  const saved = new Map(
    acts.filter(({ kind }) => kind === 'save').map(({ document, time }) => [document, time]),
  );
  const refused = oftenHidden(hidden);
  const oldest = oldestOfPictures(found, pins);
  const wanted = (source: HomeSource): readonly HomeCandidate[] => {
    const candidates: HomeCandidate[] = [];
    const last: HomeCandidate[] = [];
    for (const each of found[source]) {
      const pin = pins.get(each.id);
      if (pin === undefined || pin.createdAt > viewpoint.startedAt || !isWanted(each, pin, viewpoint))
        continue;
      if (off.pinners.has(pin.pinnerId) || off.boards.has(pin.boardId)) continue;
      if (each.isRecommended && oldest.get(pin.picture) !== pin.id) continue;
      const domain = pin.link === null ? null : domainOf(pin.link);
      const isOwn = pin.pinnerId === viewpoint.viewerId;
      if (!isOwn && domain !== null && off.domains.has(domain)) continue;
      const candidate: HomeCandidate = {
        ...{ id: each.id, reason: each.reason, source, topic: each.topic },
        ...{ document: pin.document, picture: pin.picture, domain },
        pinner: pin.pinnerId,
        board: pin.boardId,
        knownSince: seenBefore(pin, viewpoint) ?? (isOwn ? null : (saved.get(pin.document) ?? null)),
      };
      const isLast = refused.has(pin.pinnerId) || (domain !== null && refused.has(domain));
      (isLast ? last : candidates).push(candidate);
    }
    return [...candidates, ...last];
  };
  return {
    followed: wanted('followed'),
    related: wanted('related'),
    interests: wanted('interests'),
    fresh: wanted('fresh'),
    explore: wanted('explore'),
    popular: wanted('popular'),
  };
}

function isWanted({ isRecommended }: Found, pin: HomePin, { viewerId }: Viewpoint): boolean {
  return isRecommended ? pin.isRecommendable && pin.pinnerId !== viewerId : pin.isWanted;
}

function seenBefore({ seenAt }: HomePin, { startedAt }: Viewpoint): number | null {
  return seenAt !== null && seenAt <= startedAt ? seenAt : null;
}

/** The oldest pin of each recommended picture, usually the original: it stands for the others. */
function oldestOfPictures(
  found: FoundBySource,
  pins: ReadonlyMap<PinId, HomePin>,
): ReadonlyMap<string, PinId> {
  const oldest = new Map<string, PinId>();
  for (const { id, isRecommended } of HOME_SOURCES.flatMap((source) => found[source])) {
    const pin = pins.get(id);
    if (!isRecommended || pin?.isRecommendable !== true) continue;
    const other = oldest.get(pin.picture);
    if (other === undefined || Number(id) < Number(other)) oldest.set(pin.picture, id);
  }
  return oldest;
}

/** Pinners and domains of which several pins were hidden. */
function oftenHidden(hidden: HomeProfile['hidden']): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const count = (key: string | null) => key !== null && counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { pinnerId, link } of hidden) {
    count(pinnerId);
    count(link === null ? null : domainOf(link));
  }
  return new Set([...counts].filter(([, times]) => times >= HIDES).map(([key]) => key));
}
