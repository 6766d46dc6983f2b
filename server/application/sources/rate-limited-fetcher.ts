import { FETCH_BYTES, MAX_REDIRECTS } from '../../../src/domain/sources/fetch-limits.ts';
import { crawlDelay, robotsAllow } from '../../../src/domain/sources/robots.ts';
import type { PageReader } from '../ports/web/page-reader.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { WebAnswer, WebFailed, WebFetcher, WebOutcome, WebRequest } from '../ports/web/web.ts';

export type RateLimitedFetcherDeps = {
  readonly web: WebFetcher;
  readonly pages: Pick<PageReader, 'text'>;
  readonly clock: Clock;
};

/** Our user agent in the rules of robots.txt. */
export const ROBOT = 'pinakes';

/** The shortest delay between two requests to one host, ms; its crawl delay may be longer. */
const PACE_MS = 5_000;
const DAY_MS = 24 * 60 * 60_000;
const RULES_KEPT_MS = DAY_MS;
/** Longest Retry-After that is obeyed, ms: "in a year" may be a mistake. */
const LONGEST_AWAY_MS = DAY_MS;
const MOST_HOSTS = 1_000;
/** Limit of all cached robots.txt together, in characters: one of some sites has half a million. */
const MOST_RULES = 16_000_000;

type Host = {
  /** No request before, ms since the epoch. */
  readonly nextAt: number;
  /** The next time that was not given to a postponed request yet. */
  readonly freeAt: number;
  /** Pause between two requests, ms. */
  readonly paceMs: number;
  readonly rules: string;
  readonly rulesUntil: number;
};

export type RateLimitedOutcome =
  | Exclude<WebOutcome, { readonly kind: 'moved' | 'failed' }>
  /** `until`: Retry-After of the site, ms since the epoch. */
  | (WebFailed & { readonly until?: number })
  /** The host was requested a moment ago: retry at this time, ms since the epoch. */
  | { readonly kind: 'later'; readonly at: number }
  /** robots.txt forbids it. */
  | { readonly kind: 'unwanted' };

/**
 * Fetches pages in the background: obeys robots.txt, the crawl delay and Retry-After, and limits the rate for each
 * host. A redirect to another host counts as a request to that host.
 */
export class RateLimitedFetcher {
  readonly #deps: RateLimitedFetcherDeps;
  readonly #hosts = new Map<string, Host>();
  /** Characters. */
  #rulesHeld = 0;

  constructor(deps: RateLimitedFetcherDeps) {
    this.#deps = deps;
  }

  async fetch(request: WebRequest): Promise<RateLimitedOutcome> {
    let { url } = request;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const outcome = await this.#fetchHere({ ...request, url, isHereOnly: true });
      if (outcome.kind !== 'moved') return outcome;
      url = outcome.to;
    }
    return { kind: 'failed', reason: 'too_many_redirects' };
  }

  async #fetchHere(
    request: WebRequest,
  ): Promise<RateLimitedOutcome | Extract<WebOutcome, { kind: 'moved' }>> {
    const { clock, web } = this.#deps;
    const [origin = '', path = ''] = parts(request.url);
    const hostState = this.#hosts.get(origin);
    // A retry at the named time may be a little early.
    if (hostState !== undefined && hostState.nextAt > clock.now() + PACE_MS / 2)
      return this.#sentAway(origin, hostState);
    const rules = await this.#rulesOf(origin, hostState);
    if (typeof rules !== 'string') return rules;
    if (!robotsAllow(rules, ROBOT, path || '/')) return { kind: 'unwanted' };
    const outcome = await web.fetch(request);
    return outcome.kind === 'failed' ? this.#heeded(origin, outcome) : outcome;
  }

  /** Each postponed request gets a different time: retries at the same time would be postponed again. */
  #sentAway(origin: string, host: Host): RateLimitedOutcome {
    const at = Math.max(host.freeAt, host.nextAt);
    this.#remember(origin, { ...host, freeAt: at + host.paceMs });
    return { kind: 'later', at };
  }

  /** The text of robots.txt, or the reason why it is unknown. */
  async #rulesOf(origin: string, hostState: Host | undefined): Promise<string | RateLimitedOutcome> {
    const { clock, web } = this.#deps;
    if (hostState !== undefined && hostState.rulesUntil > clock.now()) {
      this.#remember(origin, { ...hostState, nextAt: clock.now() + hostState.paceMs });
      return hostState.rules;
    }
    const outcome = await web.fetch({ url: `${origin}/robots.txt`, kind: 'rules' });
    const rules = outcome.kind === 'fetched' ? this.#wholeLines(outcome.answer) : rulesWithout(outcome);
    const rulesUntil = rules === null ? 0 : clock.now() + RULES_KEPT_MS;
    const paceMs = Math.max(PACE_MS, crawlDelay(rules ?? '', ROBOT));
    const nextAt = clock.now() + paceMs;
    this.#remember(origin, {
      nextAt,
      freeAt: hostState?.freeAt ?? 0,
      paceMs,
      rules: rules ?? '',
      rulesUntil,
    });
    if (rules !== null) return rules;
    return this.#heeded(origin, outcome.kind === 'failed' ? outcome : UNKNOWN);
  }

  /** A cut last line is dropped: half a rule would forbid more than the whole one. */
  #wholeLines(answer: WebAnswer): string {
    const text = this.#deps.pages.text(answer);
    return answer.bytes.byteLength < FETCH_BYTES.rules ? text : text.slice(0, text.search(/[\r\n][^\r\n]*$/));
  }

  /** Obeys Retry-After. */
  #heeded(origin: string, failed: WebFailed): RateLimitedOutcome {
    const { retryAfterMs, status } = failed;
    const host = this.#hosts.get(origin);
    const isAsked = status === 429 || status === 503;
    if (!isAsked || retryAfterMs === undefined || host === undefined) return failed;
    const until = this.#deps.clock.now() + Math.min(retryAfterMs, LONGEST_AWAY_MS);
    this.#remember(origin, { ...host, nextAt: Math.max(host.nextAt, until) });
    return { ...failed, until };
  }

  #remember(origin: string, host: Host): void {
    this.#forget(origin);
    this.#hosts.set(origin, host);
    this.#rulesHeld += host.rules.length;
    for (const oldest of this.#hosts.keys()) {
      if (oldest === origin || (this.#hosts.size <= MOST_HOSTS && this.#rulesHeld <= MOST_RULES)) break;
      this.#forget(oldest);
    }
  }

  #forget(origin: string): void {
    this.#rulesHeld -= this.#hosts.get(origin)?.rules.length ?? 0;
    this.#hosts.delete(origin);
  }
}

const UNKNOWN: WebFailed = { kind: 'failed', reason: 'unreachable' };

/** A site without robots.txt allows everything; null after a server error, which says nothing (RFC 9309, 2.3.1). */
function rulesWithout(outcome: Exclude<WebOutcome, { kind: 'fetched' }>): string | null {
  if (outcome.kind !== 'failed') return null;
  const { reason, status = 500 } = outcome;
  return reason === 'too_many_redirects' || (status < 500 && status !== 429) ? '' : null;
}

/** Scheme with host and port, and everything behind it but the fragment. */
function parts(url: string): readonly string[] {
  return /^(https?:\/\/[^/?#]+)([^#]*)/i.exec(url)?.slice(1) ?? [];
}
