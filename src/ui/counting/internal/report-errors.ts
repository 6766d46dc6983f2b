import type { Logger } from '../../../application/ports/logger.ts';
import type { Measurement } from '../../../application/ports/event-sender.ts';
import {
  CLIENT_ERROR,
  COUNTED_WARNINGS,
  UNCAUGHT_ERROR,
  UNCAUGHT_REJECTION,
} from '../../../domain/events/client-metrics.ts';

/** Errors that a page reports; a broken page may log them without end. */
const MOST_REPORTED = 20;

type Reporting = {
  readonly logger: Pick<Logger, 'error' | 'warn' | 'early'>;
  readonly note: (measurement: Measurement) => void;
  /** The kind of the current page. */
  readonly page: () => string;
};

/**
 * Reports the names of logged errors and of some warnings, without details, which may hold texts of people, and that
 * there was an error that nobody caught. The logger is wrapped in place, because it is part of the first route and
 * reporting is not; what it has logged before is reported as well.
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
  for (const [level, event] of logger.early ?? []) {
    if (level === 'error' || COUNTED_WARNINGS.includes(event)) report(event);
  }
  logger.early = null;
  const ending = new AbortController();
  // Notices of the browser itself have no error.
  const uncaught = ({ error: thrown }: ErrorEvent) => thrown !== null && report(UNCAUGHT_ERROR);
  window.addEventListener('error', uncaught, { signal: ending.signal });
  window.addEventListener('unhandledrejection', () => report(UNCAUGHT_REJECTION), { signal: ending.signal });
  return () => {
    ending.abort();
    logger.error = error;
    logger.warn = warn;
  };
}
