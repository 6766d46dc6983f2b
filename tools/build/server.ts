import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import esbuild from 'esbuild';
import { assetLoaders, styleNames, type Styles } from './styles.ts';
import { messageNumbers } from '../messages/build-plugin.ts';
import { production, productionPackages } from './targets.ts';

export interface ServerOptions {
  root: string;
  /** Source files by the name of their output. */
  entries: Record<string, string>;
  styles: Styles;
  /** Adds the pseudo-language, for tests. */
  pseudo?: boolean;
  outdir: string;
}

/** Bundles each entry of the server into one file of `outdir`, with a source map. */
export async function buildServer({ root, entries, styles, pseudo, outdir }: ServerOptions): Promise<void> {
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
    // sharp loads its native binary from its own folder.
    external: ['sharp'],
    define: production,
    alias: { ...productionPackages(root), ...renderingToStrings(root) },
    minifySyntax: true,
    sourcemap: 'external',
    legalComments: 'none',
    // React's renderer is CommonJS and loads Node's modules by `require`.
    banner: {
      js: `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`,
    },
    plugins: [styleNames(styles), messageNumbers(root, { folders: ['src', 'server'], pseudo })],
    logLevel: 'warning',
  });
  for (const name of Object.keys(entries)) {
    const file = path.join(outdir, `${name}.mjs`);
    const script = inAscii(await readFile(file, 'utf8'));
    // esbuild would use the public path of the browser's files for the map.
    await writeFile(file, `${script}//# sourceMappingURL=${name}.mjs.map\n`);
  }
}

/** Leaves out the streaming renderer, which the package's entry also loads: 0.3 MB of unused code. */
function renderingToStrings(root: string): Record<string, string> {
  const renderer = 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js';
  return { 'react-dom/server': path.join(root, renderer) };
}

/**
 * Replaces non-ASCII characters: with a single one in it, a script of 3 MB takes 6 MB of memory while it runs. esbuild
 * has already escaped them in strings; the remaining ones are in comments and regular expressions.
 */
function inAscii(script: string): string {
  return script.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
