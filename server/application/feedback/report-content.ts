import { toBoardId, toPinId, toUserId, type UserId } from '../../../src/domain/ids/ids.ts';
import type { ReportObject, ReportReason } from '../../../src/domain/reports/report.ts';
import { visibleBoard } from '../access/visible-board.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import type { ReportRecord } from '../ports/moderation/reports.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';

type ReportThingDeps = {
  readonly store: Store;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
};

/** The text is validated. */
export type ReportContentCommand = {
  readonly actorId: UserId;
  readonly objectType: ReportObject;
  readonly objectId: string;
  readonly reason: ReportReason;
  readonly text: string;
};

export type ReportContentOutcome =
  | { readonly kind: 'reported'; readonly report: ReportRecord }
  /** Missing, or not visible to the actor. */
  | { readonly kind: 'not_found' }
  /** Own content cannot be reported. */
  | { readonly kind: 'own' }
  /** The actor has an undecided report about it. */
  | { readonly kind: 'reported_already' };

/**
 * Reports content to the operator, and hides it from the reporter's own feeds at once. Only operators see the reporter.
 */
export class ReportContent {
  readonly #deps: ReportThingDeps;

  constructor(deps: ReportThingDeps) {
    this.#deps = deps;
  }

  run(command: ReportContentCommand): Promise<ReportContentOutcome> {
    const { store, ids, clock } = this.#deps;
    const { actorId, objectType, objectId, reason, text } = command;
    const fresh = { id: ids.next(), createdAt: clock.now() };
    return store.transaction(async (tx): Promise<ReportContentOutcome> => {
      const found = await findReported(tx, command, fresh.createdAt);
      if (found === undefined) return { kind: 'not_found' };
      if (found.ownerId === actorId) return { kind: 'own' };
      if (await tx.reports.isOpen(actorId, { objectType, objectId })) return { kind: 'reported_already' };
      const report: ReportRecord = {
        ...fresh,
        reporterId: actorId,
        ownerId: found.ownerId,
        objectType,
        objectId,
        title: found.title,
        reason,
        text,
        state: 'open',
        decidedAt: null,
        decisionText: null,
      };
      await tx.reports.insert(report);
      await hide(tx, report);
      return { kind: 'reported', report };
    });
  }
}

/** The content, if it is visible to the actor. Comments do not exist yet. */
async function findReported(
  tx: StoreTransaction,
  { actorId, objectType, objectId }: ReportContentCommand,
  now: number,
): Promise<{ readonly ownerId: UserId; readonly title: string } | undefined> {
  switch (objectType) {
    case 'pin': {
      const [view] = await tx.pins.views([toPinId(objectId)], actorId);
      if (view === undefined || !canSeePin(view, actorId, now)) return undefined;
      return { ownerId: view.pinner.id, title: view.pin.title };
    }
    case 'board': {
      const view = await visibleBoard(tx.boards, toBoardId(objectId), actorId);
      return view && { ownerId: view.board.ownerId, title: view.board.name };
    }
    case 'user': {
      const [person] = await tx.users.views([toUserId(objectId)], actorId);
      return person && { ownerId: person.id, title: person.username };
    }
    case 'message': {
      const [message] = await tx.conversations.messagesOf(actorId, [objectId]);
      return message && { ownerId: message.senderId, title: message.text };
    }
    default:
      return undefined;
  }
}

async function hide(
  tx: StoreTransaction,
  { reporterId, objectType, objectId, createdAt: time }: ReportRecord,
): Promise<void> {
  if (objectType === 'pin') {
    await tx.hides.hidePin(reporterId, { pinId: toPinId(objectId), cause: 'report', time });
  }
  if (objectType === 'board') await tx.hides.hideBoard(reporterId, toBoardId(objectId), time);
  if (objectType === 'user') await tx.hides.hidePerson(reporterId, toUserId(objectId), time);
}
