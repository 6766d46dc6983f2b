import esbuild from 'esbuild';
import { assetLoaders, styleNames } from './styles.mjs';
import { production, productionPackages } from './targets.mjs';

/** Bundles each entry of the server into one file of `outdir`, with a source map beside it. */
export async function buildServer({ root, entries, styles, outdir }) {
  const result = await esbuild.build({
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
    sourcemap: 'linked',
    legalComments: 'none',
    // React's renderer is CommonJS and asks for Node's modules by `require`.
    banner: {
      js: `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`,
    },
    plugins: [styleNames(styles)],
    metafile: true,
    logLevel: 'warning',
  });
  return result.metafile;
}
