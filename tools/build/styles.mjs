import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import esbuild from 'esbuild';
import { browserTargets } from './targets.mjs';

/**
 * All style sheets of a folder as one minified file, and the class names that its CSS modules got.
 * The bundles of browser and server take the names from here (see `styleNames`), so they agree by construction:
 * names that each bundle makes for itself differ, and hydration fails on them.
 *
 * @param {{ root: string, folder: string, first: string[] }} options `first`: folders whose rules come before all
 *   others, in this order, so that a feature may override the kit.
 * @returns {Promise<{ fileName: string, css: Uint8Array, assets: { fileName: string, contents: Uint8Array }[], classNames: Map<string, Record<string, string>> }>}
 */
export async function bundleStyles({ root, folder, first }) {
  const rank = (file) => {
    const index = first.findIndex((start) => file.startsWith(`${start}/`));
    return index === -1 ? first.length : index;
  };
  const files = existsSync(path.join(root, folder))
    ? globSync(`${folder}/**/*.css`, { cwd: root }).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    : [];
  for (const file of files) refuseComposingFromFile(path.join(root, file));
  const entry = files.map((file, index) =>
    file.endsWith('.module.css')
      ? `export { default as m${index} } from './${file}';`
      : `import './${file}';`,
  );
  const result = await esbuild.build({
    stdin: { contents: entry.join('\n'), resolveDir: root, sourcefile: 'app' },
    bundle: true,
    format: 'esm',
    minify: true,
    target: browserTargets,
    write: false,
    outdir: '/',
    assetNames: '[name]-[hash]',
    publicPath: '/static/',
    loader: assetLoaders,
    legalComments: 'none',
    logLevel: 'warning',
  });
  const output = (ending) => result.outputFiles.find((file) => file.path.endsWith(ending));
  const css = output('stdin.css')?.contents ?? new Uint8Array();
  const names = await import(`data:text/javascript,${encodeURIComponent(output('stdin.js')?.text ?? '')}`);
  return {
    fileName: `app-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`,
    css,
    assets: result.outputFiles
      .filter((file) => !/stdin\.(css|js)$/.test(file.path))
      .map((file) => ({ fileName: path.basename(file.path), contents: file.contents })),
    classNames: new Map(
      files
        .map((file, index) => [path.join(root, file), names[`m${index}`]])
        .filter(([file]) => file.endsWith('.module.css')),
    ),
  };
}

/** It would move the other file's rules behind those of features, which then no longer override the kit. */
function refuseComposingFromFile(file) {
  if (/composes:[^;}]*\bfrom\s+['"]/.test(readFileSync(file, 'utf8'))) {
    throw new Error(`${file}: name both classes in the component instead of composing from another file.`);
  }
}

/** Files that style sheets and components name by address. */
export const assetLoaders = {
  '.svg': 'file',
  '.png': 'file',
  '.webp': 'file',
  '.avif': 'file',
  '.woff2': 'file',
};

/** Answers imports of style sheets with the names that `bundleStyles` gave; the rules stand in its one file. */
export function styleNames(styles) {
  return {
    name: 'style-names',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, ({ path: file }) => {
        if (!file.endsWith('.module.css')) return { contents: '', loader: 'js' };
        const names = styles.classNames.get(file);
        if (names) return { contents: `export default ${JSON.stringify(names)};`, loader: 'js' };
        return { errors: [{ text: `${file} is outside the folder that the style sheet is made from` }] };
      });
    },
  };
}
