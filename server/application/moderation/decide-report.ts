import { blocksPicture } from '../../../src/domain/reports/decision.ts';
import type { UserId } from '../../../src/domain/ids/ids.ts';
import { inParts } from '../../../src/domain/organizing/list-order.ts';
import type { ReportAction } from '../../../src/domain/reports/report.ts';
import type { PostMailDeps } from '../mail/post-mail.ts';
import type { RemovedPictures } from '../media/removed-pictures.ts';
import type { PersonView } from '../ports/pins/views.ts';
import type { DecisionRecord, PinOfPicture } from '../ports/moderation/moderation.ts';
import type { ReportRecord } from '../ports/moderation/reports.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import { recordCopies } from './internal/copies.ts';
import { findThing, ownerOf, titleOf, type ReportedThing } from './internal/reported-thing.ts';
import { isRemovable, suspend, takeDown } from './internal/take-down.ts';
import { tellDecision } from './internal/tell-decision.ts';

type DecideReportDeps = PostMailDeps & {
  readonly store: Store;
  readonly removed: Pick<RemovedPictures, 'outdate'>;
};

export type DecideReportCommand = {
  readonly operatorId: UserId;
  readonly reportId: string;
  readonly action: ReportAction;
  /** Shown to the reporters and to the owner of the thing. */
  readonly text: string;
  /** Whether the picture of a removed pin may not come back; null: as the reason of the report suggests. */
  readonly blocksPicture: boolean | null;
};

export type DecideReportOutcome =
  | { readonly kind: 'decided'; readonly report: ReportRecord; readonly reporter: PersonView | null }
  | { readonly kind: 'not_found' }
  /** The report was decided before. */
  | { readonly kind: 'decided_already' }
  /** People are restricted, not removed; quick-saves boards are never removed; operators cannot restrict each other. */
  | { readonly kind: 'not_possible' };

/** Pins whose reports are looked up together. */
const PINS_AT_ONCE = 100;
/** The most reporters of one thing who are told. All see the outcome in the list of their reports. */
const MOST_TOLD = 50;

/**
 * Decides about a reported thing: dismisses the reports, removes the content, or suspends its owner. It closes all open
 * reports about the thing, and about pins of its picture that go with it, records the decision, and tells the reporters
 * and the owner by mail and in their news. The owner never learns who reported.
 */
export class DecideReport {
  readonly #deps: DecideReportDeps;

  constructor(deps: DecideReportDeps) {
    this.#deps = deps;
  }

  async run(command: DecideReportCommand): Promise<DecideReportOutcome> {
    const { store, ids, clock, removed } = this.#deps;
    const fresh = { id: ids.next(), createdAt: clock.now() };
    const outcome = await store.transaction(async (tx): Promise<DecideReportOutcome> => {
      const report = await tx.reports.find(command.reportId);
      if (report === undefined) return { kind: 'not_found' };
      if (report.state !== 'open') return { kind: 'decided_already' };
      const thing = await findThing(tx, report);
      const ownerId = thing === undefined ? report.ownerId : ownerOf(thing);
      const { operatorId, action, text } = command;
      const decision: DecisionRecord = {
        ...fresh,
        operatorId,
        action,
        objectType: report.objectType,
        objectId: report.objectId,
        // The owner of an earlier report may have left meanwhile.
        ownerId: ownerId !== null && (await tx.users.find(ownerId)) !== undefined ? ownerId : null,
        title: thing === undefined ? '' : titleOf(thing),
        reason: report.reason,
        text,
        undoneAt: null,
      };
      const copies = await act(tx, thing, decision, command.blocksPicture);
      if (copies === null) return { kind: 'not_possible' };
      return { kind: 'decided', ...(await this.#settle(tx, report, decision, copies)) };
    });
    removed.outdate();
    return outcome;
  }

  async #settle(
    tx: StoreTransaction,
    report: ReportRecord,
    decision: DecisionRecord,
    copies: readonly PinOfPicture[],
  ) {
    const { action, text, createdAt, ownerId, operatorId } = decision;
    const open = [...(await tx.reports.openAbout([report], MOST_TOLD))];
    for (const some of inParts(copies, PINS_AT_ONCE)) {
      const objects = some.map(({ id }) => ({ objectType: 'pin' as const, objectId: id }));
      open.push(...(await tx.reports.openAbout(objects, MOST_TOLD)));
    }
    const outcome = {
      state: action === 'dismiss' ? 'dismissed' : 'upheld',
      decidedAt: createdAt,
      decisionText: text === '' ? null : text,
    } as const;
    const things = new Map([report, ...open].map((about) => [about.objectId, about]));
    for (const about of things.values()) await tx.reports.decide(about, outcome);
    for (const { id, reporterId } of open)
      await tellDecision(tx, this.#deps, reporterId, { kind: 'report_decided', reportId: id });
    if (action !== 'dismiss' && ownerId !== null)
      await tellDecision(tx, this.#deps, ownerId, { kind: 'moderated', decisionId: decision.id });
    await recordCopies(tx, this.#deps, decision, copies);
    const [reporter] = await tx.users.views([report.reporterId], operatorId);
    return { report: { ...report, ...outcome }, reporter: reporter ?? null };
  }
}

/** The pins that went with the thing; null when the decision is not possible. */
async function act(
  tx: StoreTransaction,
  thing: ReportedThing | undefined,
  decision: DecisionRecord,
  asked: boolean | null,
): Promise<readonly PinOfPicture[] | null> {
  const { action, ownerId, reason } = decision;
  if (action === 'restrict_user' && !(await suspend(tx, ownerId))) return null;
  if (action === 'remove' && !isRemovable(thing)) return null;
  await tx.moderation.insertDecision(decision);
  if (action !== 'remove') return [];
  const blocks = asked ?? (reason !== null && blocksPicture(reason));
  return takeDown(tx, thing, decision, { blocksPicture: blocks });
}
