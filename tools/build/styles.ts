import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import esbuild, { type Loader, type Plugin } from 'esbuild';
import { browserTargets } from './targets.ts';

/** A file that browsers fetch. */
export interface StaticFile {
  fileName: string;
  contents: Uint8Array;
}

export interface Styles {
  sheet: StaticFile;
  /** Pictures and fonts that the sheet names. */
  assets: StaticFile[];
  /** By absolute path of a CSS module, its class names by the names in its source. */
  classNames: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

export interface StylesOptions {
  root: string;
  /** All style sheets in it are taken, whoever imports them. */
  folder: string;
  /** Folders whose rules come before all others, in this order, so that a feature may override the kit. */
  first: readonly string[];
}

/**
 * All style sheets of a folder as one minified file, and the class names that its CSS modules got.
 * The bundles of browser and server take the names from here (see `styleNames`), so they agree by construction:
 * names that each bundle makes for itself differ, and hydration fails on them.
 */
export async function bundleStyles({ root, folder, first }: StylesOptions): Promise<Styles> {
  const rank = (file: string) => {
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
  const output = (ending: string) => result.outputFiles.find((file) => file.path.endsWith(ending));
  const css = output('stdin.css')?.contents ?? new Uint8Array();
  const script = output('stdin.js')?.text ?? '';
  const names = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as Record<
    string,
    Record<string, string>
  >;
  return {
    sheet: {
      fileName: `app-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`,
      contents: css,
    },
    assets: result.outputFiles
      .filter((file) => !/stdin\.(css|js)$/.test(file.path))
      .map((file) => ({ fileName: path.basename(file.path), contents: file.contents })),
    classNames: new Map(
      files.flatMap((file, index) => {
        const own = names[`m${index}`];
        return own ? [[path.join(root, file), own] as const] : [];
      }),
    ),
  };
}

/** It would move the other file's rules behind those of features, which then no longer override the kit. */
function refuseComposingFromFile(file: string): void {
  if (/composes:[^;}]*\bfrom\s+['"]/.test(readFileSync(file, 'utf8'))) {
    throw new Error(`${file}: name both classes in the component instead of composing from another file.`);
  }
}

/** Files that style sheets and components name by address. */
export const assetLoaders: Record<string, Loader> = {
  '.svg': 'file',
  '.png': 'file',
  '.webp': 'file',
  '.avif': 'file',
  '.woff2': 'file',
};

/** Answers imports of style sheets with the names that `bundleStyles` gave; the rules stand in its one file. */
export function styleNames(styles: Styles): Plugin {
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
