import type { ClientMetric } from '../../../src/domain/events/client-metrics.ts';

/** What clients tell about themselves: counted, without any person. */
export interface ClientReports {
  /** An error, by its name in the code and the kind of page on which it happened. */
  error(name: string, page: string): void;
  measured(metric: ClientMetric, ms: number): void;
}
