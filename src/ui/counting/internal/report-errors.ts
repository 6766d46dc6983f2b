import type { Logger } from '../../../application/ports/logger.ts';
import type { Measurement } from '../../../application/ports/event-sender.ts';
import { CLIENT_ERROR, COUNTED_WARNINGS } from '../../../domain/events/client-metrics.ts';

/** Errors that a page reports; a broken page may log them without end. */
const MOST_REPORTED = 20;

type Reporting = {
  readonly logger: Pick<Logger, 'error' | 'warn'>;
  readonly note: (measurement: Measurement) => void;
  /** The kind of the current page. */
  readonly page: () => string;
};

/**
 * Reports the names of logged errors and of some warnings, without details, which may hold texts of people. The logger
 * is wrapped in place, because it is part of the first route and reporting is not.
 */
export function reportErrors({ logger, note, page }: Reporting): () => void {
  const error = logger.error.bind(logger);
  const warn = logger.warn.bind(logger);
  let reported = 0;
  const report = (event: string) => {
    reported += 1;
    if (reported > MOST_REPORTED) return;
    note({ name: CLIENT_ERROR, item: event, within: page(), value: null });
  };
  logger.error = (event, detail) => {
    error(event, detail);
    report(event);
  };
  logger.warn = (event, detail) => {
    warn(event, detail);
    if (COUNTED_WARNINGS.includes(event)) report(event);
  };
  return () => {
    logger.error = error;
    logger.warn = warn;
  };
}
