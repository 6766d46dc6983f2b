import type { SourceModule } from './import-graph.ts';

/** Imports, also of types, of files in an `internal` folder from outside the folder that holds it. */
export function intrusions(modules: Iterable<SourceModule>): readonly string[] {
  return [...modules].flatMap(({ path, imports }) =>
    imports
      .filter(({ from }) => {
        const [owner, inside] = from.split('/internal/');
        return inside !== undefined && !path.startsWith(`${owner}/`);
      })
      .map(({ from }) => `${path} imports ${from}`),
  );
}

/**
 * Files of a feature that nothing outside it imports and that are not in its `internal` folder. Features that only the
 * tests use stay as they are.
 */
export function hiddenInTheFace(
  modules: Iterable<SourceModule>,
  layer: string,
  features: readonly string[],
): readonly string[] {
  const all = [...modules];
  return features.flatMap((feature) => {
    const root = `${layer}/${feature}/`;
    const outside = all.filter(({ path }) => !path.startsWith(root));
    const imported = new Set(outside.flatMap(({ imports }) => imports.map(({ from }) => from)));
    const own = all.map(({ path }) => path).filter((path) => path.startsWith(root));
    if (!own.some((path) => imported.has(path))) return [];
    return own.filter((path) => !path.startsWith(`${root}internal/`) && !imported.has(path));
  });
}
