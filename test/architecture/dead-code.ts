import type { SourceModule } from './import-graph.ts';

export interface DeadCodeOptions {
  /** Modules that something outside the graph starts: a page, a process, a worker, a command. */
  entries: readonly string[];
  /** True for modules whose imports keep nothing alive but other such modules: tests. */
  isTest: (file: string) => boolean;
  /**
   * True for modules that are offered as a whole, ahead of those who will use them: the rules of the domain and the
   * shapes of the wire. They live when a test states them.
   */
  isOffered?: (file: string) => boolean;
}

/**
 * Code that never runs: modules that no entry reaches, and exports that neither another living module nor their own
 * uses. What only tests import is dead, unless it belongs to the tests. One line each, sorted.
 */
export function deadCode(
  modules: ReadonlyMap<string, SourceModule>,
  { entries, isTest, isOffered = () => false }: DeadCodeOptions,
): string[] {
  const stated = [...modules.values()]
    .filter(({ path }) => isTest(path))
    .flatMap(({ imports }) => imports.map(({ from }) => from))
    .filter(isOffered);
  const alive = reachable(modules, [...entries, ...stated]);
  const dead: string[] = [];
  for (const { path, exports } of modules.values()) {
    if (!isTest(path) && !alive.has(path)) {
      dead.push(`${path}: nothing that runs imports it`);
      continue;
    }
    if (entries.includes(path)) continue;
    const used = usedNames(modules, path, (user) => isTest(path) || isOffered(path) || alive.has(user));
    for (const { name, isUsedInside } of exports) {
      if (!isUsedInside && used !== 'all' && !used.has(name)) dead.push(`${path}: ${name} is never used`);
    }
  }
  return dead.sort();
}

function reachable(modules: ReadonlyMap<string, SourceModule>, entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const { from } of modules.get(file)?.imports ?? []) open.push(from);
  }
  return found;
}

function usedNames(
  modules: ReadonlyMap<string, SourceModule>,
  path: string,
  counts: (user: string) => boolean,
): ReadonlySet<string> | 'all' {
  const used = new Set<string>();
  for (const user of modules.values()) {
    if (!counts(user.path)) continue;
    for (const { from, names } of user.imports) {
      if (from !== path) continue;
      if (names === 'all') return 'all';
      for (const name of names) used.add(name);
    }
  }
  return used;
}
