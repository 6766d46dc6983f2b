import type { SourceModule } from './import-graph.ts';

/** Groups of modules that need each other before they can run, each as a readable path. Types and lazy imports do not count. */
export function importCycles(modules: ReadonlyMap<string, SourceModule>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (file: string) => {
    const start = trail.indexOf(file);
    if (start !== -1) {
      cycles.push([...trail.slice(start), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    trail.push(file);
    for (const { from, isType, isLazy } of modules.get(file)?.imports ?? []) {
      if (!isType && !isLazy && modules.has(from)) visit(from);
    }
    trail.pop();
    done.add(file);
  };
  for (const file of modules.keys()) visit(file);
  return cycles;
}
