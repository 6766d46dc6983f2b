import { domainToASCII } from 'node:url';
import type { Clock, Logger } from '../../application/ports/surroundings.ts';
import type { TrustedHosts } from '../../application/ports/web/trusted-hosts.ts';
import { OperatorFile } from './operator-file.ts';

/** Each page carries the list, so it is short. */
const MOST_HOSTS = 200;

type TrustedHostsFileDeps = { readonly clock: Clock; readonly logger: Pick<Logger, 'warn'> };

/**
 * The operator's list of trusted hosts, one a line; `#` begins a comment. A missing file is an empty list; lines that
 * name no host, and those beyond the limit, are logged and left out. The file is read again when it has changed.
 */
export class TrustedHostsFile implements TrustedHosts {
  readonly #file: OperatorFile<readonly string[]>;

  constructor(path: string, deps: TrustedHostsFileDeps) {
    const parse = (text: string) => {
      const hosts = new Set<string>();
      for (const [index, line] of text.split('\n').entries()) {
        const name = line.replace(/#.*/s, '').trim();
        if (name === '') continue;
        const host = hostOf(name);
        if (host === null || hosts.size >= MOST_HOSTS) {
          deps.logger.warn('trusted_hosts.bad_line', { line: index + 1 });
        } else hosts.add(host);
      }
      return [...hosts];
    };
    this.#file = new OperatorFile({ path, none: [], parse, event: 'trusted_hosts.unreadable' }, deps);
  }

  all(): readonly string[] {
    return this.#file.value();
  }

  reload(): void {
    this.#file.reload();
  }
}

/** Null for what is no host with a domain. */
function hostOf(name: string): string | null {
  const host = domainToASCII(name.toLowerCase().replace(/\.$/, ''));
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(host) ? host : null;
}
