import { parseReportTab } from '../../domain/reports/report-tab.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { moderationMessages } from './internal/messages.en.ts';
import { loadModerationList } from './internal/moderation-lists.ts';
import { ReportsView } from './internal/reports-view.tsx';

/** Own reports and decisions about own things; for operators also what waits for a decision, and all decisions. */
export const page: PageOf<'reports-and-violations'> = {
  View: ReportsView,
  async load(route, context) {
    const tab = parseReportTab(route.tab, context.stores.session.viewer?.isOperator === true);
    if (!(await loadModerationList(context, tab, true))) return { kind: 'not-found' };
    return { kind: 'ready', head: { title: moderationMessages.title, noindex: true } };
  },
};
