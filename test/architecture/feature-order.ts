import type { SourceModule } from './import-graph.ts';

/** The feature that a file of the layer belongs to; undefined for files of other layers and beside the features. */
function featureOf(file: string, layer: string): string | undefined {
  if (!file.startsWith(`${layer}/`)) return undefined;
  const [feature, ...rest] = file.slice(layer.length + 1).split('/');
  return rest.length === 0 ? undefined : feature;
}

/** The features of a layer by name. */
export function featuresOf(modules: Iterable<SourceModule>, layer: string): readonly string[] {
  const names = [...modules].flatMap(({ path }) => featureOf(path, layer) ?? []);
  return [...new Set(names)].sort();
}

/** Imports, also of types, that lead to a feature which stands behind the importing one. */
export function backwardImports(
  modules: Iterable<SourceModule>,
  layer: string,
  order: readonly string[],
): readonly string[] {
  return [...modules].flatMap(({ path, imports }) => {
    const own = featureOf(path, layer);
    if (own === undefined) return [];
    const needed = new Set(imports.flatMap(({ from }) => featureOf(from, layer) ?? []));
    return [...needed]
      .filter((other) => order.indexOf(other) > order.indexOf(own))
      .map((other) => `${path} needs ${other}, which stands behind ${own}`);
  });
}
