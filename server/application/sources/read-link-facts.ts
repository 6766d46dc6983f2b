import { parseHttpUrl } from '../../../src/domain/links/http-url.ts';
import { backOff, MOST_FIRST_TRIES, nextReadingIn } from '../../../src/domain/sources/refresh-plan.ts';
import type { JobHandler, JobRun, Later } from '../jobs/job-handler.ts';
import type { LinkVerdicts } from '../ports/web/link-verdicts.ts';
import type { LinkFactsRecord } from '../ports/web/link-facts.ts';
import type { PageReader } from '../ports/web/page-reader.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { RateLimitedFetcher } from './rate-limited-fetcher.ts';

export type ReadLinkFactsDeps = {
  readonly store: Pick<Store, 'linkFacts' | 'transaction'>;
  readonly web: Pick<RateLimitedFetcher, 'fetch'>;
  readonly pages: Pick<PageReader, 'read'>;
  readonly links: Pick<LinkVerdicts, 'verdictOn'>;
  readonly clock: Clock;
};

const MINUTE_MS = 60_000;

/**
 * Reads the page of a link, and schedules the next read for as long as pins link to the page. Earlier facts stay until
 * the page has others. A page without facts (a bot check, a consent wall, a removed product) counts as a failed read.
 */
export class ReadLinkFacts implements JobHandler<'links.read'> {
  /** A page that redirects from host to host is read at each host, robots.txt first. */
  readonly atMostMs = 3 * MINUTE_MS;
  readonly isNeverGivenUp = true;
  readonly #deps: ReadLinkFactsDeps;

  constructor(deps: ReadLinkFactsDeps) {
    this.#deps = deps;
  }

  async run({ payload: { key } }: Pick<JobRun<'links.read'>, 'payload'>): Promise<Later | void> {
    const { store, web, pages, links, clock } = this.#deps;
    const record = await store.linkFacts.find(key);
    if (record === undefined) return undefined;
    if (!(await store.linkFacts.isLinked(key))) {
      await store.transaction((tx) => tx.linkFacts.remove(key));
      return undefined;
    }
    // A site that is on the list now is not visited; it may be taken off again.
    if (links.verdictOn(parseHttpUrl(record.url)?.host ?? '') === 'blocked')
      return { again: clock.now() + backOff(record.failures + 1) };
    const condition = record.facts === null ? {} : { validators: record };
    const outcome = await web.fetch({ url: record.url, kind: 'page', ...condition });
    if (outcome.kind === 'later') return { again: outcome.at };
    if (outcome.kind === 'failed') return this.#failed(key, record, outcome.until);
    if (outcome.kind === 'unwanted') return this.#failed(key, record);
    if (outcome.kind === 'unchanged') return this.#succeeded(key, record, {});
    const { etag, lastModified } = outcome.answer;
    const page = await pages.read(outcome.answer);
    if (page === null || (page.facts === null && record.facts !== null)) return this.#failed(key, record);
    return this.#succeeded(key, { ...record, facts: page.facts }, { facts: page.facts, etag, lastModified });
  }

  async #succeeded(
    key: string,
    { facts }: Pick<LinkFactsRecord, 'facts'>,
    change: Partial<LinkFactsRecord>,
  ): Promise<Later | undefined> {
    const { store, clock } = this.#deps;
    const succeededAt = clock.now();
    await store.transaction((tx) => tx.linkFacts.update(key, { ...change, succeededAt, failures: 0 }));
    return facts === null ? undefined : { again: succeededAt + nextReadingIn(facts.type) };
  }

  async #failed(key: string, record: LinkFactsRecord, until = 0): Promise<Later | undefined> {
    const { store, clock } = this.#deps;
    const failures = record.failures + 1;
    await store.transaction((tx) => tx.linkFacts.update(key, { failures }));
    if (record.facts === null && failures >= MOST_FIRST_TRIES) return undefined;
    return { again: Math.max(clock.now() + backOff(failures), until) };
  }
}
