import type { ClientMetric } from '../../../src/domain/events/client-metrics.ts';
import type { ClientReports } from '../../application/ports/client-reports.ts';

/** Upper bounds of the histogram of durations, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Kinds of requests: few, so that the series stay few. */
export type RequestKind = 'call' | 'page' | 'media' | 'static' | 'system';

/** A value at the moment of the question. Labels are in the form of the format: `kind="mail.send"`. */
export type Sample = { readonly labels?: string; readonly value: number };
export type Family = {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: readonly Sample[];
};

type Durations = { readonly counts: number[]; sum: number };

/** Names of errors and of pages that are counted by themselves; clients can make up any number of them. */
const MOST_NAMES = 100;

/** Counts what the process does, of nobody in particular. */
export class Metrics implements ClientReports {
  readonly #requests = new Map<RequestKind, Map<number, number>>();
  readonly #durations = new Map<RequestKind, Durations>();
  readonly #fetches = new Map<string, number>();
  readonly #clientErrors = new Map<string, number>();
  readonly #measured = new Map<ClientMetric, { count: number; seconds: number }>();
  #reads = 0;
  #writes = 0;
  #transactions = 0;

  request(kind: RequestKind, status: number, seconds: number): void {
    const byStatus = getOrMake(this.#requests, kind, () => new Map<number, number>());
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    const { counts } = getOrMake(this.#durations, kind, newDurations);
    const bound = BOUNDS.findIndex((each) => seconds <= each);
    counts[bound === -1 ? BOUNDS.length : bound]! += 1;
    this.#durations.get(kind)!.sum += seconds;
  }

  statement(sql: string): void {
    if (sql.startsWith('select') || sql.startsWith('with')) this.#reads += 1;
    else this.#writes += 1;
  }

  /** A transaction was asked for (1), or has ended (-1). */
  readonly transaction = (change: 1 | -1): void => {
    this.#transactions += change;
  };

  /** The outcome of a request to another site. */
  fetched(outcome: string): void {
    this.#fetches.set(outcome, (this.#fetches.get(outcome) ?? 0) + 1);
  }

  /** The names are plain words: see `tellReports`. */
  error(name: string, page: string): void {
    const labels = `name="${name}",page="${page}"`;
    const isKnown = this.#clientErrors.has(labels) || this.#clientErrors.size < MOST_NAMES;
    const key = isKnown ? labels : 'name="other",page=""';
    this.#clientErrors.set(key, (this.#clientErrors.get(key) ?? 0) + 1);
  }

  measured(metric: ClientMetric, ms: number): void {
    const { count, seconds } = this.#measured.get(metric) ?? { count: 0, seconds: 0 };
    this.#measured.set(metric, { count: count + 1, seconds: seconds + ms / 1000 });
  }

  families(): readonly Family[] {
    return [
      {
        name: 'pinakes_requests_total',
        type: 'counter',
        help: 'Answered requests.',
        samples: [...this.#requests].flatMap(([kind, byStatus]) =>
          [...byStatus].map(([status, value]) => ({ labels: `kind="${kind}",status="${status}"`, value })),
        ),
      },
      {
        name: 'pinakes_store_statements_total',
        type: 'counter',
        help: 'Statements of the store.',
        samples: [
          { labels: 'kind="read"', value: this.#reads },
          { labels: 'kind="write"', value: this.#writes },
        ],
      },
      {
        name: 'pinakes_store_transactions',
        type: 'gauge',
        help: 'Transactions that run or wait.',
        samples: [{ value: this.#transactions }],
      },
      {
        name: 'pinakes_fetches_total',
        type: 'counter',
        help: 'Requests to other sites.',
        samples: [...this.#fetches].map(([outcome, value]) => ({ labels: `outcome="${outcome}"`, value })),
      },
      {
        name: 'pinakes_client_errors_total',
        type: 'counter',
        help: 'Errors in browsers of people who agreed to analytics.',
        samples: [...this.#clientErrors].map(([labels, value]) => ({ labels, value })),
      },
      {
        name: 'pinakes_client_timings_total',
        type: 'counter',
        help: 'Sampled measurements of browsers.',
        samples: [...this.#measured].map(([metric, { count }]) => ({
          labels: `metric="${metric}"`,
          value: count,
        })),
      },
      {
        name: 'pinakes_client_timing_seconds_total',
        type: 'counter',
        help: 'The sum of these measurements.',
        samples: [...this.#measured].map(([metric, { seconds }]) => ({
          labels: `metric="${metric}"`,
          value: seconds,
        })),
      },
    ];
  }

  /** The text format of Prometheus, with more families. */
  text(more: readonly Family[]): string {
    const families = [...this.families(), ...more].map(familyText);
    return [...families, ...this.#histogram()].join('');
  }

  #histogram(): readonly string[] {
    const name = 'pinakes_request_duration_seconds';
    const lines = [...this.#durations].map(([kind, { counts, sum }]) => {
      let total = 0;
      const buckets = counts.map((count, index) => {
        total += count;
        return `${name}_bucket{kind="${kind}",le="${BOUNDS[index] ?? '+Inf'}"} ${total}\n`;
      });
      return `${buckets.join('')}${name}_sum{kind="${kind}"} ${sum}\n${name}_count{kind="${kind}"} ${total}\n`;
    });
    return [headOf({ name, type: 'histogram', help: 'Time until an answer begins.' }), ...lines];
  }
}

function familyText(family: Family): string {
  const lines = family.samples.map(
    ({ labels, value }) => `${family.name}${labels === undefined ? '' : `{${labels}}`} ${value}\n`,
  );
  return headOf(family) + lines.join('');
}

function headOf({ name, type, help }: Omit<Family, 'samples'>): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
}

function newDurations(): Durations {
  return { counts: [...BOUNDS.map(() => 0), 0], sum: 0 };
}

function getOrMake<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
