import { isIdText, toBoardId, toPinId, toUserId, type UserId } from '../../../src/domain/ids/ids.ts';
import { ranAt } from '../../../src/domain/promotions/promotion.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import { canSeeBoard } from '../access/viewer-standing.ts';
import type { ReportedObject } from '../../../src/domain/reports/report.ts';
import type { DecisionRecord, ReportGroup } from '../ports/moderation/moderation.ts';
import type { ReportRecord } from '../ports/moderation/reports.ts';
import { messageViews, type MessageView } from '../conversations/message-views.ts';
import type { PromotionRecord } from '../ports/pins/promotions.ts';
import type { BoardShortView, PersonView, PinView } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { peopleById } from './internal/people-by-id.ts';

/** What operators see of a reported thing. */
export type ThingPreview =
  | { readonly kind: 'pin'; readonly pin: PinView }
  | { readonly kind: 'board'; readonly board: BoardShortView }
  | { readonly kind: 'user'; readonly user: PersonView }
  | { readonly kind: 'message'; readonly message: MessageView };

export type QueuedThing = {
  readonly group: ReportGroup;
  /** Null when it is gone, or not visible to the operator. */
  readonly preview: ThingPreview | null;
  /** False when it was deleted. */
  readonly isThere: boolean;
  /** Whether it was reported while it ran as an ad. */
  readonly ranAsAd: boolean;
  readonly owner: PersonView | null;
  /** The newest reports, at most `SHOWN_REPORTS`. */
  readonly reports: readonly { readonly report: ReportRecord; readonly reporter: PersonView | null }[];
  /** Earlier decisions about the thing, newest first. */
  readonly history: readonly {
    readonly decision: DecisionRecord;
    readonly operator: PersonView | null;
    readonly owner: PersonView | null;
  }[];
};

export type ListQueueOutcome =
  | { readonly kind: 'page'; readonly things: readonly QueuedThing[]; readonly next: string | null }
  | { readonly kind: 'bad_position' };

const SHOWN_REPORTS = 10;

type ListQueueDeps = {
  readonly store: Pick<
    StoreReader,
    'moderation' | 'reports' | 'pins' | 'boards' | 'users' | 'conversations' | 'promotions'
  >;
  readonly clock: Clock;
};

/** Things with open reports for operators, those that wait longest first. */
export class ListQueue {
  readonly #deps: ListQueueDeps;

  constructor(deps: ListQueueDeps) {
    this.#deps = deps;
  }

  async run(query: {
    readonly operatorId: UserId;
    readonly position: string | null;
    readonly limit: number;
  }): Promise<ListQueueOutcome> {
    const { operatorId, position, limit } = query;
    const { moderation, reports, users } = this.#deps.store;
    if (position !== null && !isIdText(position)) return { kind: 'bad_position' };
    const found = await moderation.openGroups({ after: position, limit: limit + 1 });
    const groups = found.slice(0, limit);
    const shown = new Map<string, readonly ReportRecord[]>();
    for (const [key, about] of Map.groupBy(await reports.openAbout(groups, SHOWN_REPORTS), keyOf))
      shown.set(key, about);
    const decisions = await moderation.decisionsAbout(groups);
    const history = Map.groupBy(decisions, keyOf);
    const ids = [
      ...groups.map(({ ownerId }) => ownerId),
      ...[...shown.values()].flat().map(({ reporterId }) => reporterId),
      ...decisions.flatMap((decision) => [decision.operatorId, decision.ownerId]),
      ...groups.flatMap((group) => (group.objectType === 'user' ? [toUserId(group.objectId)] : [])),
    ];
    const people = await peopleById(users, ids, operatorId);
    const { previews, existing } = await this.#previews(groups, operatorId);
    const promotions = await this.#deps.store.promotions.ofPins(idsOf(groups, 'pin').map(toPinId));
    const personOf = (id: UserId | null) => (id === null ? null : (people.get(id) ?? null));
    const things = groups.map((group): QueuedThing => ({
      group,
      preview:
        group.objectType === 'user' ? userPreview(people, group) : (previews.get(keyOf(group)) ?? null),
      isThere:
        existing.has(keyOf(group)) || (group.objectType === 'user' && userPreview(people, group) !== null),
      ranAsAd: ranAsAd(group, shown.get(keyOf(group)) ?? [], promotions),
      owner: personOf(group.ownerId),
      reports: (shown.get(keyOf(group)) ?? []).map((report) => ({
        report,
        reporter: personOf(report.reporterId),
      })),
      history: (history.get(keyOf(group)) ?? []).map((decision) => ({
        decision,
        operator: personOf(decision.operatorId),
        owner: personOf(decision.ownerId),
      })),
    }));
    return { kind: 'page', things, next: found.length > limit ? (groups.at(-1)?.firstId ?? null) : null };
  }

  /** The visible things but people, and the keys of all that were not deleted. */
  async #previews(groups: readonly ReportGroup[], viewer: UserId) {
    const { store, clock } = this.#deps;
    const [pinIds, boardIds] = [idsOf(groups, 'pin').map(toPinId), idsOf(groups, 'board').map(toBoardId)];
    const pins = pinIds.length === 0 ? [] : await store.pins.views(pinIds, viewer);
    const boards = boardIds.length === 0 ? [] : await store.boards.shortViews(boardIds, viewer);
    const records = await store.conversations.messagesByIds(idsOf(groups, 'message'));
    const now = clock.now();
    const messages = await messageViews(store, records, { viewerId: viewer, now });
    const existing = new Set([
      ...pins.map(({ pin }) => `pin ${pin.id}`),
      ...boards.map(({ board }) => `board ${board.id}`),
      ...records.map(({ id }) => `message ${id}`),
    ]);
    const previews = new Map<string, ThingPreview>([
      ...pins
        .filter((pin) => canSeePin(pin, viewer, now))
        .map((pin) => [`pin ${pin.pin.id}`, { kind: 'pin', pin }] as const),
      ...boards
        .filter((board) => canSeeBoard(board, viewer))
        .map((board) => [`board ${board.board.id}`, { kind: 'board', board }] as const),
      ...messages.map((view) => [`message ${view.message.id}`, { kind: 'message', message: view }] as const),
    ]);
    return { previews, existing };
  }
}

function idsOf(groups: readonly ReportGroup[], type: ReportGroup['objectType']): readonly string[] {
  return groups.flatMap(({ objectType, objectId }) => (objectType === type ? [objectId] : []));
}

/** A report of an ad is a report of its pin, so the times tell. */
function ranAsAd(
  { objectType, objectId }: ReportGroup,
  reports: readonly ReportRecord[],
  promotions: readonly PromotionRecord[],
): boolean {
  return (
    objectType === 'pin' &&
    promotions.some(
      (promotion) =>
        promotion.pinId === objectId && reports.some(({ createdAt }) => ranAt(promotion, createdAt)),
    )
  );
}

function userPreview(
  people: ReadonlyMap<UserId, PersonView>,
  { objectId }: ReportGroup,
): ThingPreview | null {
  const user = people.get(toUserId(objectId));
  return user === undefined ? null : { kind: 'user', user };
}

function keyOf({ objectType, objectId }: ReportedObject): string {
  return `${objectType} ${objectId}`;
}
