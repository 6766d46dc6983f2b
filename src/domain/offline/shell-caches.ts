import type { NameIn } from '../storage/stored-data.ts';

const PREFIX = 'pinakes-shell-' satisfies NameIn<'cache'>;
/**
 * Number of kept caches besides the current one. Open windows were loaded from the previous version, hardly from an
 * older one.
 */
const EARLIER_KEPT = 1;

/** The cache name of one version of the app. */
export function shellName(version: string): string {
  return PREFIX + version;
}

/** The caches of versions that no open window needs. `names`: all caches in order of creation. */
export function staleShells(names: readonly string[], current: string): readonly string[] {
  const earlier = names.filter((name) => name.startsWith(PREFIX) && name !== current);
  return earlier.slice(0, Math.max(0, earlier.length - EARLIER_KEPT));
}
