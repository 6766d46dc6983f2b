import { CLIENT_ERROR, CLIENT_METRIC, CLIENT_METRICS } from '../../../../src/domain/events/client-metrics.ts';
import type { NamedEvent } from '../../../../src/domain/events/event-record.ts';
import type { ClientReports } from '../../ports/client-reports.ts';

/** A page that took longer was asleep, or somebody made the number up. ms */
const LONGEST_MEASURED_MS = 600_000;

/** Passes on the errors and measurements of clients. What is no plain name is left out: it may be about a person. */
export function tellReports(
  batches: readonly { readonly named: readonly NamedEvent[] }[],
  reports: ClientReports,
): void {
  for (const { name, item, within, value } of batches.flatMap(({ named }) => named)) {
    if (name === CLIENT_ERROR && isPlain(item)) reports.error(item, isPlain(within) ? within : '');
    const metric = CLIENT_METRICS.find((each) => each === item);
    const isPlausible = value !== null && value >= 0 && value <= LONGEST_MEASURED_MS;
    if (name === CLIENT_METRIC && metric !== undefined && isPlausible) reports.measured(metric, value);
  }
}

function isPlain(name: string | null): name is string {
  return name !== null && /^[a-z][a-z-]{0,39}$/.test(name);
}
