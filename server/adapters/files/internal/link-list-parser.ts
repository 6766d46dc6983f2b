import { domainToASCII } from 'node:url';
import { LINK_VERDICTS } from '../../../../src/domain/links/link-verdict.ts';
import { HostTable } from './host-table.ts';

const BLOCKED = LINK_VERDICTS.indexOf('blocked');

/** What a line of a hosts file begins with: addresses that lead nowhere. */
const NOWHERE = new Set(['0.0.0.0', '127.0.0.1', '::', '::1']);
/** Names in hosts files that are this machine, or its network. */
const LOCAL = /^(localhost|localhost\.localdomain|local|broadcasthost|ip6-.*|0\.0\.0\.0)$/;

/** Of a text with at least so many lines, half must be understood; of a shorter one, one line. */
const JUDGED_FROM = 20;
/** The largest number of malformed lines that are reported. */
const MOST_REPORTED = 10;
/** Characters. Hosts files have up to nine names in a line. */
const LONGEST_LINE = 65_536;

export type LinkList = {
  /** With the number of the verdict in `LINK_VERDICTS`. */
  readonly hosts: HostTable;
  /** Numbers of the first lines that were not understood, from 1. */
  readonly badLines: readonly number[];
};

/**
 * Reads lines `host verdict`, and those of hosts files, which block what they send nowhere; `#` begins a comment. Other
 * lines are left out. The text comes in parts, so that a long one need not be read in one go.
 */
export class LinkListParser {
  readonly #hosts = new HostTable();
  readonly #badLines: number[] = [];
  readonly #length: number;
  #read = 0;
  /** The beginning of a line whose end has not come yet. */
  #rest = '';
  #number = 0;
  #lines = 0;
  #bad = 0;

  /** @param length of the whole text, about */
  constructor(length: number) {
    this.#length = length;
  }

  /** @throws {RangeError} for a text with an endless line */
  add(part: string): void {
    const text = this.#rest + part;
    let start = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      this.#addLine(text.slice(start, end));
      start = end + 1;
    }
    this.#rest = text.slice(start);
    if (this.#rest.length > LONGEST_LINE) throw new RangeError(`Line ${this.#number + 1} is too long.`);
    this.#read += part.length;
    if (this.#read < this.#length) this.#hosts.reserve(this.#length / this.#read);
  }

  /** @throws {RangeError} for a text that is no list: it is empty, or most of it is not understood */
  end(): LinkList {
    // A download that has just begun or has failed; who wants no list removes the file, or leaves a comment in it.
    if (this.#read === 0) throw new RangeError('The file is empty.');
    this.#addLine(this.#rest);
    const most = this.#lines >= JUDGED_FROM ? this.#lines / 2 : this.#lines - 1;
    if (this.#bad > Math.max(0, most))
      throw new RangeError(`${this.#bad} of ${this.#lines} lines name no host.`);
    return { hosts: this.#hosts, badLines: this.#badLines };
  }

  #addLine(line: string): void {
    this.#number += 1;
    const words = wordsIn(line);
    if (words.length === 0) return;
    this.#lines += 1;
    if (addLine(this.#hosts, words)) return;
    this.#bad += 1;
    if (this.#badLines.length < MOST_REPORTED) this.#badLines.push(this.#number);
  }
}

function wordsIn(line: string): readonly string[] {
  const hash = line.indexOf('#');
  const said = (hash === -1 ? line : line.slice(0, hash)).trim();
  return said === '' ? [] : said.split(/\s+/);
}

function addLine(hosts: HostTable, [first = '', ...rest]: readonly string[]): boolean {
  if (NOWHERE.has(first))
    return rest.length > 0 && rest.every((host) => LOCAL.test(host) || add(hosts, host, BLOCKED));
  const verdict = (LINK_VERDICTS as readonly string[]).indexOf(rest[0] ?? '');
  return rest.length === 1 && verdict > 0 && add(hosts, first, verdict);
}

/** Names in other scripts are stored as links have them, in ASCII. */
function add(hosts: HostTable, name: string, verdict: number): boolean {
  const host = name.toLowerCase().replace(/\.$/, '');
  return hosts.set(host, verdict) || hosts.set(domainToASCII(host), verdict);
}
