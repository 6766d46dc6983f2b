import { domainToASCII } from 'node:url';
import { LINK_VERDICTS, type LinkVerdict } from '../../../src/domain/links/link-verdict.ts';
import type { LinkVerdicts } from '../../application/ports/web/link-verdicts.ts';
import type { Clock, Logger } from '../../application/ports/surroundings.ts';
import { HostTable } from './internal/host-table.ts';
import { parseLinkList } from './internal/parse-link-list.ts';
import { OperatorFile } from './operator-file.ts';

type LinkListFileDeps = { readonly clock: Clock; readonly logger: Pick<Logger, 'warn'> };

/** Other names are read as a browser reads them: other scripts, other dots, numbers that are an address. */
const PLAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/;

/**
 * The operator's list of hosts: lines `host verdict`, or a hosts file, whose names are blocked. A host's verdict also
 * applies to its subdomains, unless they have one of their own. A missing file is an empty list; lines that are not
 * understood are logged and left out. The file is read again when it has changed; while it is unreadable or no list, the
 * previous list stays.
 */
export class LinkListFile implements LinkVerdicts {
  readonly #file: OperatorFile<HostTable>;

  constructor(path: string, deps: LinkListFileDeps) {
    const parse = (text: string) => {
      const { hosts, badLines } = parseLinkList(text);
      for (const line of badLines) deps.logger.warn('link_list.bad_line', { line });
      return hosts;
    };
    this.#file = new OperatorFile(
      { path, none: new HostTable(), parse, event: 'link_list.unreadable' },
      deps,
    );
    // Read before the first request waits for it.
    this.#file.value();
  }

  /** Reads the file immediately. */
  reload(): void {
    this.#file.reload();
  }

  verdictOn(host: string): LinkVerdict {
    const name = PLAIN.test(host) ? host : domainToASCII(host);
    return LINK_VERDICTS[this.#file.value().find(name) ?? 0] ?? 'ok';
  }
}
