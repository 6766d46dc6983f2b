import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import esbuild, { type Loader, type Plugin } from 'esbuild';
import { browserTargets } from './targets.ts';

/** A file for browsers. */
export interface StaticFile {
  fileName: string;
  contents: Uint8Array;
}

export interface Styles {
  /** The style sheet of served pages. */
  sheet: StaticFile;
  /** The style sheet of the lazy chunks; undefined without such chunks. */
  laterSheet?: StaticFile;
  /** Pictures and fonts that the style sheets refer to. */
  assets: StaticFile[];
  /** The class names of each CSS module by their names in the source; keyed by absolute path. */
  classNames: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

export interface StylesOptions {
  root: string;
  /** All style sheets in this folder are included. */
  folder: string;
  /** Folders whose rules precede all others, in this order, so that a feature can override the kit. */
  first: readonly string[];
  /**
   * Style sheets for the later sheet, relative to the root (see `lazyStyles`). Those in `first` stay in the first
   * sheet.
   */
  later?: ReadonlySet<string>;
}

/**
 * All style sheets of a folder as two minified files, with the class names of its CSS modules. The bundles of browser
 * and server take the names from here (see `styleNames`). If each bundle generated its own names, they would differ and
 * hydration would fail.
 */
export async function bundleStyles({ root, folder, first, later }: StylesOptions): Promise<Styles> {
  const rank = (file: string) => {
    const index = first.findIndex((start) => file.startsWith(`${start}/`));
    return index === -1 ? first.length : index;
  };
  const files = existsSync(path.join(root, folder))
    ? globSync(`${folder}/**/*.css`, { cwd: root }).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    : [];
  for (const file of files) refuseComposingFromFile(path.join(root, file));
  const isLater = (file: string) => rank(file) === first.length && later?.has(file) === true;
  const sheets: Readonly<Record<string, readonly string[]>> = {
    app: files.filter((file) => !isLater(file)),
    later: files.filter(isLater),
  };
  const result = await esbuild.build({
    entryPoints: Object.keys(sheets).map((name) => ({ in: `sheet:${name}`, out: name })),
    bundle: true,
    // Linked together, so that no name is used in both sheets.
    splitting: true,
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
    plugins: [sheetEntries(root, sheets)],
  });
  const classNames = new Map<string, Readonly<Record<string, string>>>();
  for (const [name, members] of Object.entries(sheets)) {
    const script = result.outputFiles.find((file) => file.path.endsWith(`/${name}.js`))?.text ?? '';
    const modules = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as Record<
      string,
      Readonly<Record<string, string>>
    >;
    for (const [index, file] of members.entries()) {
      const own = modules[`m${index}`];
      if (own) classNames.set(path.join(root, file), own);
    }
  }
  const sheet = (name: string): StaticFile => {
    const css = result.outputFiles.find((file) => file.path.endsWith(`/${name}.css`));
    const contents = css?.contents ?? new Uint8Array();
    const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
    return { fileName: `${name}-${hash}.css`, contents };
  };
  return {
    sheet: sheet('app'),
    ...(sheets['later']?.length ? { laterSheet: sheet('later') } : {}),
    assets: result.outputFiles
      .filter((file) => !/\/(app|later)\.(css|js)$/.test(file.path))
      .map((file) => ({ fileName: path.basename(file.path), contents: file.contents })),
    classNames,
  };
}

/** Short names that no class gets, because blockers of advertisements hide whatever is called so. */
const RESERVED_NAMES = ['ad', 'Ad', 'aD', 'AD', 'ads', 'Ads', 'ADS', 'pub', 'Pub'];

/** One entry for each sheet, which imports its members in order and exports their class names. */
function sheetEntries(root: string, sheets: Readonly<Record<string, readonly string[]>>): Plugin {
  return {
    name: 'sheet-entries',
    setup(build) {
      build.onResolve({ filter: /^sheet:/ }, ({ path: entry }) => ({
        path: entry.slice('sheet:'.length),
        namespace: 'sheet',
      }));
      build.onResolve({ filter: /^reserved:/ }, ({ path: entry }) => ({
        path: entry,
        namespace: 'reserved',
      }));
      build.onLoad({ filter: /.*/, namespace: 'reserved' }, () => ({
        contents: `${RESERVED_NAMES.map((name) => `.${name}`).join()}{}`,
        loader: 'css',
      }));
      build.onLoad({ filter: /.*/, namespace: 'sheet' }, ({ path: name }) => ({
        contents: [
          `import "reserved:${name}";`,
          ...(sheets[name] ?? []).map((file, index) =>
            file.endsWith('.module.css')
              ? `export { default as m${index} } from './${file}';`
              : `import './${file}';`,
          ),
        ].join('\n'),
        resolveDir: root,
      }));
    },
  };
}

/** Composing from another file would move its rules behind those of features, which then could not override the kit. */
function refuseComposingFromFile(file: string): void {
  if (/composes:[^;}]*\bfrom\s+['"]/.test(readFileSync(file, 'utf8'))) {
    throw new Error(`${file}: name both classes in the component instead of composing from another file.`);
  }
}

/** Files that style sheets and components refer to by address. */
export const assetLoaders: Record<string, Loader> = {
  '.svg': 'file',
  '.png': 'file',
  '.webp': 'file',
  '.avif': 'file',
  '.woff2': 'file',
};

/** Resolves imports of style sheets to the class names from `bundleStyles`; the rules are in its sheets. */
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
