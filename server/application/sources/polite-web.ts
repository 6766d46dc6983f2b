import { FETCH_BYTES, MAX_REDIRECTS } from '../../../src/domain/sources/fetch-limits.ts';
import { crawlDelay, robotsAllow } from '../../../src/domain/sources/robots.ts';
import type { PageReader } from '../ports/page-reader.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { WebAnswer, WebFailed, WebFetcher, WebOutcome, WebRequest } from '../ports/web.ts';

export type PoliteWebDeps = {
  readonly web: WebFetcher;
  readonly pages: Pick<PageReader, 'text'>;
  readonly clock: Clock;
};

/** The name by which sites address us in their rules. */
export const ROBOT = 'pinakes';

/** Between two pages of one host where its rules do not ask for more, in milliseconds. */
const PACE_MS = 5_000;
const DAY_MS = 24 * 60 * 60_000;
const RULES_KEPT_MS = DAY_MS;
/** A site that says "in a year" may say so by mistake. */
const LONGEST_AWAY_MS = DAY_MS;
const MOST_HOSTS = 1_000;
/** All rules that are remembered, in characters: some sites say half a million. */
const MOST_RULES = 16_000_000;

type Host = {
  /** Not to be asked before. */
  readonly nextAt: number;
  /** The next time that nobody was sent away to yet. */
  readonly freeAt: number;
  /** Between two of its pages. */
  readonly paceMs: number;
  readonly rules: string;
  readonly rulesUntil: number;
};

export type PoliteOutcome =
  | Exclude<WebOutcome, { readonly kind: 'moved' | 'failed' }>
  /** `until`: the site asks not to be asked again before, ms since the epoch. */
  | (WebFailed & { readonly until?: number })
  /** Somebody was there just now: to be asked again at this time, ms since the epoch. */
  | { readonly kind: 'later'; readonly at: number }
  /** The site does not want machines to read this. */
  | { readonly kind: 'unwanted' };

/**
 * Asks for pages that no person waits for: as the site's rules for machines allow, and one host not too often, nor
 * sooner than it says. A redirect to another host is a page of that host.
 */
export class PoliteWeb {
  readonly #deps: PoliteWebDeps;
  readonly #hosts = new Map<string, Host>();
  /** Characters. */
  #rulesHeld = 0;

  constructor(deps: PoliteWebDeps) {
    this.#deps = deps;
  }

  async fetch(request: WebRequest): Promise<PoliteOutcome> {
    let { url } = request;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const outcome = await this.#fetchHere({ ...request, url, isHereOnly: true });
      if (outcome.kind !== 'moved') return outcome;
      url = outcome.to;
    }
    return { kind: 'failed', reason: 'too_many_redirects' };
  }

  async #fetchHere(request: WebRequest): Promise<PoliteOutcome | Extract<WebOutcome, { kind: 'moved' }>> {
    const { clock, web } = this.#deps;
    const [origin = '', path = ''] = parts(request.url);
    const known = this.#hosts.get(origin);
    // Who comes at the time that was named may come a little early.
    if (known !== undefined && known.nextAt > clock.now() + PACE_MS / 2) return this.#sentAway(origin, known);
    const rules = await this.#rulesOf(origin, known);
    if (typeof rules !== 'string') return rules;
    if (!robotsAllow(rules, ROBOT, path || '/')) return { kind: 'unwanted' };
    const outcome = await web.fetch(request);
    return outcome.kind === 'failed' ? this.#heeded(origin, outcome) : outcome;
  }

  /** Everybody to a time of their own: many that come back together would only be sent away again. */
  #sentAway(origin: string, host: Host): PoliteOutcome {
    const at = Math.max(host.freeAt, host.nextAt);
    this.#remember(origin, { ...host, freeAt: at + host.paceMs });
    return { kind: 'later', at };
  }

  /** The rules; why nobody knows them, while nobody does. */
  async #rulesOf(origin: string, known: Host | undefined): Promise<string | PoliteOutcome> {
    const { clock, web } = this.#deps;
    if (known !== undefined && known.rulesUntil > clock.now()) {
      this.#remember(origin, { ...known, nextAt: clock.now() + known.paceMs });
      return known.rules;
    }
    const outcome = await web.fetch({ url: `${origin}/robots.txt`, wanted: 'rules' });
    const rules = outcome.kind === 'fetched' ? this.#wholeLines(outcome.answer) : rulesWithout(outcome);
    const rulesUntil = rules === null ? 0 : clock.now() + RULES_KEPT_MS;
    const paceMs = Math.max(PACE_MS, crawlDelay(rules ?? '', ROBOT));
    const nextAt = clock.now() + paceMs;
    this.#remember(origin, { nextAt, freeAt: known?.freeAt ?? 0, paceMs, rules: rules ?? '', rulesUntil });
    if (rules !== null) return rules;
    return this.#heeded(origin, outcome.kind === 'failed' ? outcome : UNKNOWN);
  }

  /** Where it was cut, half a rule would forbid more than is meant. */
  #wholeLines(answer: WebAnswer): string {
    const text = this.#deps.pages.text(answer);
    return answer.bytes.byteLength < FETCH_BYTES.rules ? text : text.slice(0, text.search(/[\r\n][^\r\n]*$/));
  }

  /** A host that says when to come again is left alone until then. */
  #heeded(origin: string, failed: WebFailed): PoliteOutcome {
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

/** A site that has no rules allows everything; null while one that is ill or busy may have some (RFC 9309, 2.3.1). */
function rulesWithout(outcome: Exclude<WebOutcome, { kind: 'fetched' }>): string | null {
  if (outcome.kind !== 'failed') return null;
  const { reason, status = 500 } = outcome;
  return reason === 'too_many_redirects' || (status < 500 && status !== 429) ? '' : null;
}

/** Scheme with host and port, and everything behind it but the fragment. */
function parts(url: string): readonly string[] {
  return /^(https?:\/\/[^/?#]+)([^#]*)/i.exec(url)?.slice(1) ?? [];
}
