import type { Measurement } from '../../../application/ports/event-sender.ts';
import { CLIENT_METRIC, type ClientMetric } from '../../../domain/events/client-metrics.ts';

type Sampling = {
  /** The share of page loads that is measured. */
  readonly percent: number;
  /** From 0 up to 1. */
  readonly chance: () => number;
  readonly note: (measurement: Measurement) => void;
  /** The kind of the page. */
  readonly page: string;
};

/** Measures how fast a sample of pages was shown. Largest paints count until the page is hidden. */
export function sampleMetrics({ percent, chance, note, page }: Sampling): () => void {
  if (chance() * 100 >= percent || typeof PerformanceObserver === 'undefined') return () => undefined;
  const tell = (item: ClientMetric, ms: number) =>
    note({ name: CLIENT_METRIC, item, within: page, value: Math.round(ms) });
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation !== undefined) tell('first_byte', navigation.responseStart);
  let largest: number | null = null;
  const paints = new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') tell('first_paint', startTime);
    }
  });
  const largestPaints = new PerformanceObserver((list) => {
    largest = list.getEntries().at(-1)?.startTime ?? largest;
  });
  paints.observe({ type: 'paint', buffered: true });
  largestPaints.observe({ type: 'largest-contentful-paint', buffered: true });
  const end = () => {
    paints.disconnect();
    largestPaints.disconnect();
    document.removeEventListener('visibilitychange', finish);
  };
  const finish = () => {
    if (!document.hidden) return;
    if (largest !== null) tell('largest_paint', largest);
    end();
  };
  document.addEventListener('visibilitychange', finish);
  return end;
}
