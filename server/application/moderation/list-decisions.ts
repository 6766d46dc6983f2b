import { isIdText, type UserId } from '../../../src/domain/ids/ids.ts';
import { pageOf } from '../arrays/page-of.ts';
import type { AppealRecord } from '../ports/moderation/appeals.ts';
import type { DecisionRecord } from '../ports/moderation/moderation.ts';
import type { PersonView } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import { appealedDecision, isAppealed } from './internal/standing-decision.ts';
import { peopleById } from './internal/people-by-id.ts';

type Query = { readonly position: string | null; readonly limit: number };

export type ListedDecision = {
  readonly decision: DecisionRecord;
  readonly operator: PersonView | null;
  readonly owner: PersonView | null;
};

/** A decision about something of one's own, with the appeal against it. */
export type OwnDecision = {
  readonly decision: DecisionRecord;
  readonly appeal: AppealRecord | null;
  /** What the operator said who took it back; empty without any words, and while it stands. */
  readonly undoneText: string;
};

type Listed<Item> =
  | { readonly kind: 'page'; readonly items: readonly Item[]; readonly next: string | null }
  | { readonly kind: 'bad_position' };

type ListDecisionsDeps = { readonly store: Pick<StoreReader, 'moderation' | 'users' | 'appeals'> };

/** Decisions of operators, newest first. */
export class ListDecisions {
  readonly #deps: ListDecisionsDeps;

  constructor(deps: ListDecisionsDeps) {
    this.#deps = deps;
  }

  /** All decisions, for operators, with who has made them. */
  async all(operatorId: UserId, { position, limit }: Query): Promise<Listed<ListedDecision>> {
    const { moderation, users } = this.#deps.store;
    if (position !== null && !isIdText(position)) return { kind: 'bad_position' };
    const query = { ownerIds: null, actions: null, before: position, limit: limit + 1 };
    const { items, next } = pageOf(await moderation.decisions(query), limit);
    const ids = items.flatMap((one) => [one.operatorId, one.ownerId]);
    const people = await peopleById(users, ids, operatorId);
    const personOf = (id: UserId | null) => (id === null ? null : (people.get(id) ?? null));
    const listed = items.map((decision) => ({
      decision,
      operator: personOf(decision.operatorId),
      owner: personOf(decision.ownerId),
    }));
    return { kind: 'page', items: listed, next };
  }

  /** Decisions against something of one's own. They do not say who has reported or decided. */
  async own(userId: UserId, { position, limit }: Query): Promise<Listed<OwnDecision>> {
    const { moderation, appeals } = this.#deps.store;
    if (position !== null && !isIdText(position)) return { kind: 'bad_position' };
    const query = {
      ownerIds: [userId],
      actions: ['remove', 'restrict_user'],
      before: position,
      limit: limit + 1,
    } as const;
    const { items, next } = pageOf(await moderation.decisions(query), limit);
    const own = items.length === 0 ? [] : await appeals.ofUser(userId);
    const undone = await moderation.decisionsAbout(items.filter(({ undoneAt }) => undoneAt !== null));
    const listed = items.map((decision) => ownDecision(decision, own, undone));
    return { kind: 'page', items: listed, next };
  }

  /** The last decision that an appeal of this person would be about; null without one. */
  async appealable(
    userId: UserId,
    about: Pick<AppealRecord, 'kind' | 'objectId'>,
  ): Promise<OwnDecision | null> {
    const { store } = this.#deps;
    const decision = await appealedDecision(store, { userId, ...about });
    if (decision === undefined) return null;
    const undone = decision.undoneAt === null ? [] : await store.moderation.decisionsAbout([decision]);
    return ownDecision(decision, await store.appeals.ofUser(userId), undone);
  }
}

/** @param about all decisions about the same thing */
function ownDecision(
  decision: DecisionRecord,
  appeals: readonly AppealRecord[],
  about: readonly DecisionRecord[],
): OwnDecision {
  const undo = about.find((one) => isUndoOf(one, decision));
  return { decision, appeal: lastAppeal(appeals, decision), undoneText: undo?.text ?? '' };
}

function isUndoOf(one: DecisionRecord, { objectType, objectId, undoneAt }: DecisionRecord): boolean {
  return (
    (one.action === 'undo_remove' || one.action === 'lift_restriction') &&
    one.objectType === objectType &&
    one.objectId === objectId &&
    one.createdAt === undoneAt
  );
}

/** The last appeal since the decision. */
function lastAppeal(appeals: readonly AppealRecord[], decision: DecisionRecord): AppealRecord | null {
  const isAbout = (appeal: AppealRecord) =>
    appeal.createdAt >= decision.createdAt && isAppealed(decision, appeal);
  return appeals.findLast(isAbout) ?? null;
}
