import { robotsAllow } from '../../../src/domain/sources/robots.ts';
import type { PageReader } from '../ports/page-reader.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { WebFetcher, WebOutcome, WebRequest } from '../ports/web.ts';

export type PoliteWebDeps = {
  readonly web: WebFetcher;
  readonly pages: Pick<PageReader, 'text'>;
  readonly clock: Clock;
};

/** The name by which sites address us in their rules. */
export const ROBOT = 'pinakes';

/** Between two pages of one host, in milliseconds. */
const PACE_MS = 5_000;
const RULES_KEPT_MS = 24 * 60 * 60_000;
const MOST_HOSTS = 1_000;

type Host = {
  /** Not to be asked before. */
  readonly nextAt: number;
  /** The next time that nobody was sent away to yet. */
  readonly freeAt: number;
  readonly rules: string;
  readonly rulesUntil: number;
};

export type PoliteOutcome =
  | WebOutcome
  /** Somebody was there just now: to be asked again at this time, ms since the epoch. */
  | { readonly kind: 'later'; readonly at: number }
  /** The site does not want machines to read this. */
  | { readonly kind: 'unwanted' };

/** Asks for pages that no person waits for: as the site's rules for machines allow, and one host not too often. */
export class PoliteWeb {
  readonly #deps: PoliteWebDeps;
  readonly #hosts = new Map<string, Host>();

  constructor(deps: PoliteWebDeps) {
    this.#deps = deps;
  }

  async fetch(request: WebRequest): Promise<PoliteOutcome> {
    const { clock, web } = this.#deps;
    const [origin = '', path = ''] = parts(request.url);
    const known = this.#hosts.get(origin);
    // Who comes at the time that was named may come a little early.
    if (known !== undefined && known.nextAt > clock.now() + PACE_MS / 2) return this.#sentAway(origin, known);
    const rules = await this.#rulesOf(origin, known);
    if (rules === null) return { kind: 'failed', reason: 'unreachable' };
    return robotsAllow(rules, ROBOT, path || '/') ? await web.fetch(request) : { kind: 'unwanted' };
  }

  /** Everybody to a time of their own: many that come back together would only be sent away again. */
  #sentAway(origin: string, host: Host): PoliteOutcome {
    const at = Math.max(host.freeAt, host.nextAt);
    this.#remember(origin, { ...host, freeAt: at + PACE_MS });
    return { kind: 'later', at };
  }

  /** A site without rules allows everything; null while nobody knows. */
  async #rulesOf(origin: string, known: Host | undefined): Promise<string | null> {
    const { clock, web, pages } = this.#deps;
    const nextAt = clock.now() + PACE_MS;
    if (known !== undefined && known.rulesUntil > clock.now()) {
      this.#remember(origin, { ...known, nextAt });
      return known.rules;
    }
    const outcome = await web.fetch({ url: `${origin}/robots.txt`, wanted: 'note' });
    const isMissing = outcome.kind === 'failed' && (outcome.status ?? 500) < 500;
    const rules = outcome.kind === 'fetched' ? pages.text(outcome.answer) : isMissing ? '' : null;
    const rulesUntil = rules === null ? 0 : clock.now() + RULES_KEPT_MS;
    this.#remember(origin, { nextAt, freeAt: known?.freeAt ?? 0, rules: rules ?? '', rulesUntil });
    return rules;
  }

  #remember(origin: string, host: Host): void {
    this.#hosts.delete(origin);
    this.#hosts.set(origin, host);
    const [oldest] = this.#hosts.keys();
    if (this.#hosts.size > MOST_HOSTS && oldest !== undefined) this.#hosts.delete(oldest);
  }
}

/** Scheme with host and port, and everything behind it but the fragment. */
function parts(url: string): readonly string[] {
  return /^(https?:\/\/[^/?#]+)([^#]*)/i.exec(url)?.slice(1) ?? [];
}
