import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Replaces source files by others with the same exports, by their paths relative to the root. */
export function replacements(root: string, instead: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'replacements',
    setup(build) {
      const byFile = new Map(
        Object.entries(instead).map(([file, other]) => [path.join(root, file), path.join(root, other)]),
      );
      if (byFile.size === 0) return;
      build.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
        const other = byFile.get(file);
        if (other === undefined) return undefined;
        return { contents: `export * from ${JSON.stringify(other)};`, resolveDir: root };
      });
    },
  };
}
