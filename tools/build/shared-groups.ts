import { brotliCompressSync } from 'node:zlib';
import type { Group, Scripts } from './first-route.ts';

/** A lazy part: its script, and the modules that the script imports. */
export interface Part {
  readonly script: string;
  readonly preload: readonly string[];
}

/** The cost of one more request for a phone on a slow connection, in compressed bytes. */
const REQUEST_BYTES = 1_000;
/** A chunk of this compressed size gets no unneeded shared modules, because it is near its budget. */
const FULL_BYTES = 19_500;

interface Shared {
  readonly members: readonly string[];
  readonly users: ReadonlySet<Part>;
  readonly bytes: number;
}

/**
 * Decides which shared chunks of later parts are joined. esbuild creates a chunk for every combination of sharing
 * parts, most of a few hundred bytes. Two are joined as long as the saved requests are worth more than the bytes that
 * parts then load unnecessarily, the best pair first.
 */
export function groupsOfShared(scripts: Scripts, parts: readonly Part[]): Group[] {
  const entries = new Set(parts.map(({ script }) => script));
  const imports = importsOf(scripts);
  let shared = [...new Set(parts.flatMap(({ preload }) => preload))]
    .filter((address) => !entries.has(address))
    .sort()
    .map((address) => ({
      members: [address],
      users: new Set(parts.filter(({ preload }) => preload.includes(address))),
      bytes: bytesOf(scripts, address),
    })) as Shared[];
  const own = new Map(parts.map((part) => [part, bytesOf(scripts, part.script)]));
  for (;;) {
    const best = bestPair(shared, imports, own);
    if (!best) break;
    const [one, other] = best;
    const joined = {
      members: [...one.members, ...other.members],
      users: new Set([...one.users, ...other.users]),
      bytes: one.bytes + other.bytes,
    };
    shared = [...shared.filter((group) => group !== one && group !== other), joined];
  }
  return shared.map(({ members }) => members as unknown as Group).filter(({ length }) => length > 1);
}

function bytesOf(scripts: Scripts, address: string): number {
  return brotliCompressSync(scripts.get(address) ?? '').length;
}

function bestPair(
  shared: readonly Shared[],
  imports: Imports,
  own: ReadonlyMap<Part, number>,
): readonly [Shared, Shared] | undefined {
  const loaded = new Map(own);
  for (const { users, bytes } of shared)
    for (const part of users) loaded.set(part, (loaded.get(part) ?? 0) + bytes);
  const overfills = (added: Shared, part: Part) =>
    !added.users.has(part) && (loaded.get(part) ?? 0) + added.bytes > FULL_BYTES;
  let best: readonly [Shared, Shared] | undefined;
  let most = 0;
  for (const [index, one] of shared.entries())
    for (const other of shared.slice(index + 1)) {
      const gain = gainOf(one, other);
      if (gain <= most || needEachOther(one, other, imports)) continue;
      if ([...one.users].some((part) => overfills(other, part))) continue;
      if ([...other.users].some((part) => overfills(one, part))) continue;
      most = gain;
      best = [one, other];
    }
  return best;
}

/** In compressed bytes, summed over all parts. */
function gainOf(one: Shared, other: Shared): number {
  const both = [...one.users].filter((part) => other.users.has(part)).length;
  const needless = one.bytes * (other.users.size - both) + other.bytes * (one.users.size - both);
  return both * REQUEST_BYTES - needless;
}

type Imports = ReadonlyMap<string, readonly string[]>;

function importsOf(scripts: Scripts): Imports {
  return new Map(
    [...scripts].map(([address, text]) => [
      address,
      [...text.matchAll(/(?:from|import)"(\/static\/[^"]+)"/g)].map(([, imported = '']) => imported),
    ]),
  );
}

/**
 * Whether an outside script and the joined one would import each other: the outside one would then run before its
 * dependencies.
 */
function needEachOther(one: Shared, other: Shared, imports: Imports): boolean {
  const members = new Set([...one.members, ...other.members]);
  const seen = new Set<string>();
  const leadsBack = (address: string): boolean =>
    (imports.get(address) ?? []).some((next) => {
      if (members.has(next)) return !members.has(address);
      if (seen.has(next)) return false;
      seen.add(next);
      return leadsBack(next);
    });
  return [...members].some(leadsBack);
}
