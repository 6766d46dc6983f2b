import { toBoardId, toPinId, toUserId, type UserId } from '../../../src/domain/ids/ids.ts';
import type { ReportAction } from '../../../src/domain/reports/report.ts';
import type { ReportRecord } from '../ports/moderation/reports.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { PersonView } from '../ports/pins/views.ts';

type DecideReportDeps = { readonly store: Store; readonly clock: Clock };

export type DecideReportOutcome =
  | { readonly kind: 'decided'; readonly report: ReportRecord; readonly reporter: PersonView | null }
  | { readonly kind: 'not_found' }
  /** The report was decided before. */
  | { readonly kind: 'decided_already' }
  /** People are restricted, not removed; quick-saves boards are never removed; operators cannot restrict each other. */
  | { readonly kind: 'not_possible' };

/**
 * An operator's decision about a report: dismiss it, remove the content, or suspend its owner. Content that is already
 * gone needs no removal.
 */
export class DecideReport {
  readonly #deps: DecideReportDeps;

  constructor(deps: DecideReportDeps) {
    this.#deps = deps;
  }

  /** @param text shown to the reporter */
  run(command: {
    readonly operatorId: UserId;
    readonly reportId: string;
    readonly action: ReportAction;
    readonly text: string;
  }): Promise<DecideReportOutcome> {
    const { store, clock } = this.#deps;
    const { operatorId, reportId, action, text } = command;
    return store.transaction(async (tx): Promise<DecideReportOutcome> => {
      const report = await tx.reports.find(reportId);
      if (report === undefined) return { kind: 'not_found' };
      if (report.state !== 'open') return { kind: 'decided_already' };
      if (!(await act(tx, report, action))) return { kind: 'not_possible' };
      const decision = {
        state: action === 'dismiss' ? 'dismissed' : 'upheld',
        decidedAt: clock.now(),
        decisionText: text === '' ? null : text,
      } as const;
      await tx.reports.decide(report.id, decision);
      const [reporter] = await tx.users.views([report.reporterId], operatorId);
      return { kind: 'decided', report: { ...report, ...decision }, reporter: reporter ?? null };
    });
  }
}

/** False when the decision is not possible. */
async function act(tx: StoreTransaction, report: ReportRecord, action: ReportAction): Promise<boolean> {
  if (action === 'dismiss') return true;
  if (action === 'remove') return remove(tx, report);
  const owner = await ownerOf(tx, report);
  const user = owner && (await tx.users.find(owner));
  if (user === undefined || user.isOperator || user.state === 'deactivated') return false;
  await tx.users.update(user.id, { state: 'suspended' });
  return true;
}

async function remove(tx: StoreTransaction, { objectType, objectId }: ReportRecord): Promise<boolean> {
  if (objectType === 'pin') {
    await tx.pins.remove([toPinId(objectId)]);
    return true;
  }
  if (objectType !== 'board') return false;
  const board = await tx.boards.find(toBoardId(objectId));
  if (board?.layout === 'quick_saves') return false;
  if (board !== undefined) await tx.boards.remove(board.id);
  return true;
}

async function ownerOf(tx: StoreTransaction, report: ReportRecord): Promise<UserId | undefined> {
  const { objectType, objectId } = report;
  if (objectType === 'user') return toUserId(objectId);
  if (objectType === 'board') return (await tx.boards.find(toBoardId(objectId)))?.ownerId;
  return (await tx.pins.find(toPinId(objectId)))?.pinnerId;
}
