/** The tabs of the page of reports. The first three are for operators. */
export const OPERATOR_TABS = ['queue', 'appeals', 'log'] as const;
export const OWN_TABS = ['reports', 'decisions'] as const;
export type ReportTab = (typeof OPERATOR_TABS)[number] | (typeof OWN_TABS)[number];

/** The tabs that a viewer sees, in order. */
export function reportTabs(isOperator: boolean): readonly ReportTab[] {
  return isOperator ? [...OPERATOR_TABS, ...OWN_TABS] : OWN_TABS;
}

/** The tab of an address; the viewer's first one for unknown texts and for tabs that are not theirs. */
export function parseReportTab(text: string | undefined, isOperator: boolean): ReportTab {
  const tabs = reportTabs(isOperator);
  return tabs.find((tab) => tab === text) ?? tabs[0]!;
}
