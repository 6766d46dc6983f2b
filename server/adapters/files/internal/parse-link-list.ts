import { domainToASCII } from 'node:url';
import { LINK_VERDICTS } from '../../../../src/domain/links/link-verdict.ts';
import { HostTable } from './host-table.ts';

const BLOCKED = LINK_VERDICTS.indexOf('blocked');

/** What a line of a hosts file begins with: addresses that lead nowhere. */
const NOWHERE = new Set(['0.0.0.0', '127.0.0.1', '::', '::1']);
/** Names in hosts files that are this machine, or its network. */
const LOCAL = /^(localhost|localhost\.localdomain|local|broadcasthost|ip6-.*|0\.0\.0\.0)$/;

/** Of a text with at least so many lines, half must be understood. */
const JUDGED_FROM = 20;
/** The largest number of malformed lines that are reported. */
const MOST_REPORTED = 10;

export type LinkList = {
  /** With the number of the verdict in `LINK_VERDICTS`. */
  readonly hosts: HostTable;
  /** Numbers of the first lines that were not understood, from 1. */
  readonly badLines: readonly number[];
};

/**
 * Reads lines `host verdict`, and those of hosts files, which block what they send nowhere; `#` begins a comment. Other
 * lines are left out.
 * @throws {RangeError} for a text that is no list: most of it is not understood
 */
export function parseLinkList(text: string): LinkList {
  const hosts = new HostTable();
  const badLines: number[] = [];
  let [number, lines, bad] = [0, 0, 0];
  for (let start = 0; start < text.length;) {
    const end = endOf(text, start);
    const words = wordsIn(text.slice(start, end));
    number += 1;
    start = end + 1;
    if (words.length === 0) continue;
    lines += 1;
    if (addLine(hosts, words)) continue;
    bad += 1;
    if (badLines.length < MOST_REPORTED) badLines.push(number);
  }
  if (lines >= JUDGED_FROM && 2 * bad > lines) throw new RangeError(`${bad} of ${lines} lines name no host.`);
  return { hosts, badLines };
}

function endOf(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
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
