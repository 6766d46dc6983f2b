import { readdirSync, readFileSync } from 'node:fs';

/** A clock tick of the kernel's accounts, in milliseconds. */
const TICK_MS = 10;
const KIB = 1024;

/** Milliseconds of user and system time that a process has used in all its threads. Linux only. */
export function cpuOf(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}

/** Milliseconds for which the main thread of a process has run, exactly. Linux only. */
export function runTimeOf(pid: number): number {
  return Number(told(pid, 'schedstat').split(' ')[0]) / 1_000_000;
}

/**
 * Megabytes of a process and all that came from it, as if they were alone on the machine: what each has for itself,
 * and files that are mapped (programs and libraries) once, however many of them use them. Linux only.
 */
export function memoryOf(pid: number): number {
  const files = new Map<string, number>();
  let own = 0;
  for (const member of familyOf(pid)) {
    const parts = mappedBy(member);
    own += parts.own;
    for (const [file, bytes] of parts.files) files.set(file, Math.max(bytes, files.get(file) ?? 0));
  }
  return (own + [...files.values()].reduce((sum, bytes) => sum + bytes, 0)) / 1_000_000;
}

type Mapped = { own: number; files: Map<string, number> };

function mappedBy(pid: number): Mapped {
  const mapped: Mapped = { own: 0, files: new Map() };
  for (const mapping of told(pid, 'smaps').split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)) {
    const file = /^\S+ \S+ \S+ \S+ \S+ +(\/.*)$/m.exec(mapping)?.[1] ?? '';
    const [resident, anonymous] = [bytesOf(mapping, 'Rss'), bytesOf(mapping, 'Anonymous')];
    mapped.own += file === '' ? resident : anonymous;
    if (file !== '') mapped.files.set(file, (mapped.files.get(file) ?? 0) + resident - anonymous);
  }
  return mapped;
}

function bytesOf(mapping: string, what: string): number {
  return Number(new RegExp(`^${what}: +(\\d+) kB$`, 'm').exec(mapping)?.[1] ?? 0) * KIB;
}

function familyOf(pid: number): readonly number[] {
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(running.map((each) => [each, parentOf(each)]));
  const family = [pid];
  for (const member of family) {
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  }
  return family;
}

function parentOf(pid: number): number {
  return Number(statOf(pid)[1]);
}

/** The fields behind the name, which may hold blanks and brackets itself. */
function statOf(pid: number): readonly string[] {
  const stat = told(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** What the kernel tells of a process; nothing when it has ended meanwhile. */
function told(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
