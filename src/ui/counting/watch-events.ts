import { reaction } from 'mobx';
import type { BatchQueue } from '../../application/counting/batch-queue.ts';
import type { EventQueue } from '../../application/counting/event-queue.ts';
import type { PinCounts } from '../../application/ports/pins/pin-counter.ts';
import { mayLog } from '../../domain/events/may-log.ts';
import type { PageOfEvents } from '../../domain/routes/page-of-events.ts';
import { parseRoute } from '../../domain/routes/parse-route.ts';
import type { AppValue } from '../base/app-context.ts';
import { hasPrivacySignal } from '../base/privacy-signal.ts';
import { ImpressionTracker } from './internal/impression-tracker.ts';
import { reportErrors } from './internal/report-errors.ts';
import { sampleMetrics } from './internal/sample-metrics.ts';

/** Whether events of this visit may leave the browser. */
export function mayLogHere({ current }: AppValue['stores']['context']): boolean {
  return mayLog({ ...current, hasPrivacySignal: hasPrivacySignal() });
}

/**
 * Tracks impressions, errors and sampled measurements as long as events may be logged, and sends the log when the page
 * is left. Counts of pins need no consent to be sent, only to be stored. Call the result to stop.
 */
export function watchEvents(
  { stores, services }: Pick<AppValue, 'stores' | 'services'>,
  queue: EventQueue,
  counts: Pick<BatchQueue<PinCounts>, 'placeChanged'>,
  pageOfEvents: () => PageOfEvents,
): () => void {
  const { logger } = services;
  const page = () => parseRoute(location).route.kind;
  const tracker = new ImpressionTracker({ events: queue, page: pageOfEvents, logger });
  const note = queue.note.bind(queue);
  const endings = [
    reaction(
      () => mayLogHere(stores.context),
      (may) => {
        queue.consentChanged();
        counts.placeChanged();
        if (may) tracker.start(document.body);
        else tracker.stop();
      },
      { fireImmediately: true },
    ),
    () => tracker.stop(),
    reportErrors({ logger, note, page }),
    sampleMetrics({ percent: samplePercent(), chance: Math.random, note, page: page() }),
  ];
  const hidden = () => {
    if (document.hidden) queue.leave();
  };
  const left = () => queue.leave();
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', left);
  queue.resume();
  return () => {
    for (const end of endings) end();
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', left);
  };
}

/** The share of measured pages, which the server writes into its pages. */
function samplePercent(): number {
  return Number(document.documentElement.dataset.sampled ?? 0);
}
