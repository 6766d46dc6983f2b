import { readFileSync } from 'node:fs';
import type { LinkVerdict, LinkVerdicts } from '../../application/ports/link-verdicts.ts';
import type { Logger } from '../../application/ports/surroundings.ts';

const VERDICTS: ReadonlySet<string> = new Set(['blocked', 'suspicious', 'porn']);

/**
 * The operator's list of hosts, one `host status` a line; `#` begins a remark. A host's verdict holds for
 * everything below it. No file is an empty list; a line that cannot be understood is logged and left out.
 */
export class LinkListFile implements LinkVerdicts {
  readonly #path: string;
  readonly #logger: Pick<Logger, 'warn'>;
  #verdicts: ReadonlyMap<string, LinkVerdict>;

  constructor(path: string, logger: Pick<Logger, 'warn'>) {
    this.#path = path;
    this.#logger = logger;
    this.#verdicts = this.#read() ?? new Map();
  }

  /** Reads the file again; one that cannot be read keeps the list as it was. */
  reload(): void {
    this.#verdicts = this.#read() ?? this.#verdicts;
  }

  verdictOn(host: string): LinkVerdict {
    const labels = host.split('.');
    for (const start of labels.keys()) {
      const verdict = this.#verdicts.get(labels.slice(start).join('.'));
      if (verdict !== undefined) return verdict;
    }
    return 'ok';
  }

  #read(): ReadonlyMap<string, LinkVerdict> | undefined {
    let text: string;
    try {
      text = readFileSync(this.#path, 'utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Map();
      this.#logger.warn('link_list.unreadable', { error: error instanceof Error ? error : undefined });
      return undefined;
    }
    return this.#parse(text);
  }

  #parse(text: string): ReadonlyMap<string, LinkVerdict> {
    const verdicts = new Map<string, LinkVerdict>();
    for (const [index, line] of text.split('\n').entries()) {
      const [host, verdict, ...rest] = line.replace(/#.*/, '').trim().split(/\s+/);
      if (host === undefined || host === '') continue;
      if (verdict !== undefined && VERDICTS.has(verdict) && rest.length === 0)
        verdicts.set(host.toLowerCase(), verdict as LinkVerdict);
      else this.#logger.warn('link_list.bad_line', { line: index + 1 });
    }
    return verdicts;
  }
}
