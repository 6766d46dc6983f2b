import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import esbuild from 'esbuild';
import { assetLoaders, styleNames, type Styles } from './styles.ts';
import { production, productionPackages } from './targets.ts';

export interface ServerOptions {
  root: string;
  /** Source files by the name of what is built from them. */
  entries: Record<string, string>;
  styles: Styles;
  outdir: string;
}

/** Bundles each entry of the server into one file of `outdir`, with a source map beside it. */
export async function buildServer({ root, entries, styles, outdir }: ServerOptions): Promise<void> {
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: entries,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    jsx: 'automatic',
    outdir,
    outExtension: { '.js': '.mjs' },
    assetNames: '[name]-[hash]',
    publicPath: '/static/',
    loader: assetLoaders,
    // sharp finds its compiled part beside itself.
    external: ['sharp'],
    define: production,
    alias: productionPackages(root),
    minifySyntax: true,
    sourcemap: 'external',
    legalComments: 'none',
    // React's renderer is CommonJS and asks for Node's modules by `require`.
    banner: {
      js: `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`,
    },
    plugins: [styleNames(styles)],
    logLevel: 'warning',
  });
  // esbuild would name the maps under the address of browsers' files.
  for (const name of Object.keys(entries)) {
    await appendFile(path.join(outdir, `${name}.mjs`), `//# sourceMappingURL=${name}.mjs.map\n`);
  }
}
