import { readFileSync, statSync } from 'node:fs';
import type { LinkVerdict, LinkVerdicts } from '../../application/ports/web/link-verdicts.ts';
import type { Clock, Logger } from '../../application/ports/surroundings.ts';

type LinkListFileDeps = { readonly clock: Clock; readonly logger: Pick<Logger, 'warn'> };

/** The longest time until a changed file is read, in milliseconds. */
const LOOK_EVERY_MS = 5_000;

const VERDICTS: ReadonlySet<string> = new Set(['blocked', 'suspicious', 'porn']);

/**
 * The operator's list of hosts, one `host status` per line; `#` begins a comment. A host's verdict also applies to its
 * subdomains. A missing file is an empty list; malformed lines are logged and ignored. The file is read again when it
 * has changed; an unreadable one is logged and the previous list stays.
 */
export class LinkListFile implements LinkVerdicts {
  readonly #path: string;
  readonly #deps: LinkListFileDeps;
  #verdicts: ReadonlyMap<string, LinkVerdict> = new Map();
  #lookedAt = Number.NEGATIVE_INFINITY;
  #readAs = '';

  constructor(path: string, deps: LinkListFileDeps) {
    this.#path = path;
    this.#deps = deps;
    this.#look();
  }

  /** Reads the file immediately. */
  reload(): void {
    this.#readAs = '';
    this.#look();
  }

  verdictOn(host: string): LinkVerdict {
    if (this.#deps.clock.now() - this.#lookedAt >= LOOK_EVERY_MS) this.#look();
    const labels = host.split('.');
    for (const start of labels.keys()) {
      const verdict = this.#verdicts.get(labels.slice(start).join('.'));
      if (verdict !== undefined) return verdict;
    }
    return 'ok';
  }

  #look(): void {
    this.#lookedAt = this.#deps.clock.now();
    try {
      const stat = statSync(this.#path, { throwIfNoEntry: false });
      const state = stat === undefined ? 'none' : `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
      if (state === this.#readAs) return;
      this.#readAs = state;
      this.#verdicts = stat === undefined ? new Map() : this.#parse(readFileSync(this.#path, 'utf8'));
    } catch (error) {
      this.#deps.logger.warn('link_list.unreadable', { error: error instanceof Error ? error : undefined });
    }
  }

  #parse(text: string): ReadonlyMap<string, LinkVerdict> {
    const verdicts = new Map<string, LinkVerdict>();
    for (const [index, line] of text.split('\n').entries()) {
      const [host, verdict, ...rest] = line.replace(/#.*/, '').trim().split(/\s+/);
      if (host === undefined || host === '') continue;
      if (verdict !== undefined && VERDICTS.has(verdict) && rest.length === 0)
        verdicts.set(host.toLowerCase(), verdict as LinkVerdict);
      else this.#deps.logger.warn('link_list.bad_line', { line: index + 1 });
    }
    return verdicts;
  }
}
