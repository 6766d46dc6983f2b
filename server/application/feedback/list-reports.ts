import { isIdText, type UserId } from '../../../src/domain/ids/ids.ts';
import type { ReportState } from '../../../src/domain/reports/report.ts';
import { pageOf } from '../arrays/page-of.ts';
import type { ReportRecord } from '../ports/moderation/reports.ts';
import type { StoreReader } from '../ports/store.ts';
import type { PersonView } from '../ports/pins/views.ts';

export type ListedReport = {
  readonly report: ReportRecord;
  /** For operators only, and null when the reporter is deactivated. */
  readonly reporter?: PersonView | null;
};

export type ListReportsOutcome =
  | { readonly kind: 'page'; readonly reports: readonly ListedReport[]; readonly next: string | null }
  | { readonly kind: 'bad_position' };

type ListReportsDeps = { readonly store: Pick<StoreReader, 'reports' | 'users'> };

/** The actor's reports, or for operators all reports; newest first. */
export class ListReports {
  readonly #deps: ListReportsDeps;

  constructor(deps: ListReportsDeps) {
    this.#deps = deps;
  }

  async run(query: {
    readonly viewer: { readonly id: UserId; readonly isOperator: boolean };
    readonly state: ReportState | null;
    readonly position: string | null;
    readonly limit: number;
  }): Promise<ListReportsOutcome> {
    const { viewer, state, position, limit } = query;
    const { reports, users } = this.#deps.store;
    if (position !== null && !isIdText(position)) return { kind: 'bad_position' };
    const reporterId = viewer.isOperator ? null : viewer.id;
    const found = await reports.list({ reporterId, state, before: position, limit: limit + 1 });
    const { items: shown, next } = pageOf(found, limit);
    if (!viewer.isOperator) return { kind: 'page', reports: shown.map((report) => ({ report })), next };
    const ids = [...new Set(shown.map((report) => report.reporterId))];
    const people = new Map((await users.views(ids, viewer.id)).map((person) => [person.id, person]));
    const listed = shown.map((report) => ({ report, reporter: people.get(report.reporterId) ?? null }));
    return { kind: 'page', reports: listed, next };
  }
}
