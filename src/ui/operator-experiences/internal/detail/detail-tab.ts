export const DETAIL_TABS = ['edit', 'results', 'versions', 'log'] as const;
type DetailTab = (typeof DETAIL_TABS)[number];

/** How many days of results can be chosen. */
export const RESULT_PERIODS = [7, 30, 90] as const;
const DEFAULT_PERIOD = 30;

/** The tab of an address: `results-7` shows seven days. The form for everything unknown. */
export function parseDetailTab(tab = ''): { readonly tab: DetailTab; readonly days: number } {
  const [name, days] = tab.split('-');
  return {
    tab: DETAIL_TABS.find((one) => one === name) ?? 'edit',
    days: RESULT_PERIODS.find((period) => String(period) === days) ?? DEFAULT_PERIOD,
  };
}

/** The tab with this many days of results. */
export function resultsTab(days: number): string {
  return days === DEFAULT_PERIOD ? 'results' : `results-${days}`;
}
