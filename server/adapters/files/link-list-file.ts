import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { domainToASCII } from 'node:url';
import { LINK_VERDICTS, type LinkVerdict } from '../../../src/domain/links/link-verdict.ts';
import type { LinkVerdicts } from '../../application/ports/web/link-verdicts.ts';
import type { Clock, Logger } from '../../application/ports/surroundings.ts';
import { HostTable } from './internal/host-table.ts';
import { LinkListParser, type LinkList } from './internal/link-list-parser.ts';
import { isPeriodOver } from '../../application/is-period-over.ts';

type LinkListFileDeps = { readonly clock: Clock; readonly logger: Pick<Logger, 'warn'> };

/** The longest time until a changed file is read, in milliseconds. */
const LOOK_EVERY_MS = 5_000;
/** The file is read in parts of this size, and requests are answered in between. Bytes */
const PART = 32_768;

/** Other names are read as a browser reads them: other scripts, other dots, numbers that are an address. */
const PLAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/;

/** A file as it was found; null for a missing one. */
type FileState = { readonly mark: string; readonly size: number } | null;

/**
 * The operator's list of hosts: lines `host verdict`, or a hosts file, whose names are blocked. A host's verdict also
 * applies to its subdomains, unless they have one of their own. A missing file is an empty list; lines that are not
 * understood are logged and left out. The file is read again when it has changed; until it has been read, and while it
 * is unreadable, without any byte or no list, the previous list stays.
 */
export class LinkListFile implements LinkVerdicts {
  readonly #path: string;
  readonly #deps: LinkListFileDeps;
  #hosts = new HostTable();
  #lookedAt: number;
  /** The state of the file when it was read last; undefined before. */
  #readAs: string | null | undefined;
  #reading: Promise<void> | null = null;

  /** Reads the file before the first request can wait for it. */
  constructor(path: string, deps: LinkListFileDeps) {
    this.#path = path;
    this.#deps = deps;
    this.#lookedAt = deps.clock.now();
    try {
      const state = stateOf(path);
      this.#readAs = state?.mark ?? null;
      if (state === null) return;
      const parser = new LinkListParser(state.size);
      for (const part of partsOf(path)) parser.add(part);
      this.#take(parser.end());
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Reads the file immediately, also when it seems unchanged. */
  async reload(): Promise<void> {
    await this.#reading;
    this.#readAs = undefined;
    await this.#look();
  }

  verdictOn(host: string): LinkVerdict {
    const now = this.#deps.clock.now();
    if (isPeriodOver(this.#lookedAt, LOOK_EVERY_MS, now)) {
      this.#lookedAt = now;
      void this.#look();
    }
    const name = PLAIN.test(host) ? host : domainToASCII(host);
    return LINK_VERDICTS[this.#hosts.find(name) ?? 0] ?? 'ok';
  }

  #look(): Promise<void> {
    return (this.#reading ??= this.#read().finally(() => (this.#reading = null)));
  }

  async #read(): Promise<void> {
    try {
      const state = stateOf(this.#path);
      if ((state?.mark ?? null) === this.#readAs) return;
      this.#readAs = state?.mark ?? null;
      if (state === null) {
        this.#hosts = new HostTable();
        return;
      }
      const list = await readInParts(this.#path, state.size);
      // Who writes the file meanwhile is not done with it.
      if (stateOf(this.#path)?.mark === state.mark) this.#take(list);
      else this.#readAs = undefined;
    } catch (error) {
      this.#refuse(error);
    }
  }

  #take({ hosts, badLines }: LinkList): void {
    this.#hosts = hosts;
    for (const line of badLines) this.#deps.logger.warn('link_list.bad_line', { line });
  }

  #refuse(error: unknown): void {
    const cause = error instanceof Error ? error : new Error(String(error));
    this.#deps.logger.warn('link_list.unreadable', { error: cause });
  }
}

function stateOf(path: string): FileState {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? null : { mark: `${stat.mtimeMs} ${stat.size} ${stat.ino}`, size: stat.size };
}

async function readInParts(path: string, size: number): Promise<LinkList> {
  const parser = new LinkListParser(size);
  for (const part of partsOf(path)) {
    parser.add(part);
    await nextTurn();
  }
  return parser.end();
}

function* partsOf(path: string): Generator<string> {
  const file = openSync(path, 'r');
  try {
    const decoder = new StringDecoder('utf8');
    const buffer = Buffer.alloc(PART);
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer))
      yield decoder.write(buffer.subarray(0, read));
    yield decoder.end();
  } finally {
    closeSync(file);
  }
}
