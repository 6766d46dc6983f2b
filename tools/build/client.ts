import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import esbuild, { type Metafile } from 'esbuild';
import { minify, type MinifyOptions } from 'terser';
import terserPackage from 'terser/package.json' with { type: 'json' };
import { buildBeside, type BesideEntries } from './beside.ts';
import { joinFirstRoute, joinShared, type JoinedScripts } from './first-route.ts';
import { groupsOfShared } from './shared-groups.ts';
import { replacements } from './replacements.ts';
import { assetLoaders, styleNames, type Styles } from './styles.ts';
import { languageEntries, messageNumbers } from '../messages/build-plugin.ts';
import { browserTargets, production, productionPackages } from './targets.ts';

const terserOptions: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 4, ecma: 2020, module: true, pure_getters: true, unsafe_arrows: false },
  mangle: { module: true },
  format: { comments: false, ecma: 2020 },
};

/** Without the names of their files: blockers refuse scripts that are called after ads, analytics or cookies. */
export const CHUNK_NAMES = 'part-[hash]';

/** How the texts of languages are called among the chunks: namespace and module. */
const LANGUAGE = 'language:language:';

/** The scripts of a dynamically imported part of the app, as addresses. */
export interface Chunk {
  script: string;
  /** Modules that `script` imports. */
  preload: string[];
}

/** The content of dist/client/manifest.json, for the server. */
export interface Manifest extends Chunk {
  /** The style sheet of all pages. */
  style: string;
  /** The style sheet of the lazy chunks. */
  laterStyle?: string;
  /**
   * The chunk of each lazily imported source file (`src/ui/…`), without files that the entry loads anyway, and of each
   * language (`language:language:de`).
   */
  lazy: Record<string, Chunk>;
  /** The address of the third-party licences. */
  notices: string;
  /** The script of the offline page; undefined without one. */
  offlineScript?: string;
  /** Sizes in bytes by address. Every file has a brotli version `{name}.br` beside it. */
  files: Record<string, { bytes: number; brotli: number }>;
}

export interface ClientOptions {
  root: string;
  entry: string;
  /** Replacements of source files, relative to the root. */
  instead?: Readonly<Record<string, string>>;
  /** Omitted for pages without a worker and an offline page. */
  beside?: BesideEntries;
  styles: Styles;
  /** The text of THIRD_PARTY.md. */
  notices: string;
  /** Files that keep their names, by address. */
  named: ReadonlyMap<string, Uint8Array>;
  /** Adds the pseudo-language, for tests. */
  pseudo?: boolean;
  outdir: string;
}

/**
 * Bundles the browser app into `outdir`/static and writes `outdir`/manifest.json. All file names except the `named`
 * ones contain a content hash.
 */
export async function buildClient({
  root,
  entry,
  instead = {},
  beside,
  styles,
  notices,
  named,
  pseudo,
  outdir,
}: ClientOptions): Promise<Manifest> {
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: { main: entry, ...languageEntries(root, pseudo) },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: browserTargets,
    jsx: 'automatic',
    outdir: '/static',
    entryNames: '[name]-[hash]',
    chunkNames: CHUNK_NAMES,
    assetNames: '[name]-[hash]',
    publicPath: '/static/',
    loader: assetLoaders,
    define: production,
    alias: productionPackages(root),
    minify: true,
    legalComments: 'none',
    // Removed by the second pass, but part of the file's hash: a change of that pass changes the address.
    banner: {
      js: `/* terser ${terserPackage.version} ${JSON.stringify(terserOptions)} ${hashOf(notices)} */`,
    },
    plugins: [styleNames(styles), messageNumbers(root, { pseudo }), replacements(root, instead)],
    metafile: true,
    write: false,
    logLevel: 'warning',
  });

  const noticesAddress = `/static/third-party-${hashOf(notices)}.txt`;
  const { sheet, laterSheet } = styles;
  const sheets = laterSheet === undefined ? [sheet] : [sheet, laterSheet];
  const contents = new Map<string, Uint8Array>([
    [noticesAddress, new TextEncoder().encode(notices)],
    ...sheets.map((sheet) => [`/static/${sheet.fileName}`, sheet.contents] as const),
    ...styles.assets.map((asset) => [`/static/${asset.fileName}`, asset.contents] as const),
    ...named,
  ]);
  const loaded = chunks(result.metafile, entry);
  const scripts = new Map<string, string>();
  for (const file of result.outputFiles) {
    if (file.path.endsWith('.js')) scripts.set(addressOf(file.path), file.text);
    else contents.set(addressOf(file.path), file.contents);
  }
  const joined = await joinAll(scripts, loaded);
  for (const [address, text] of joined.scripts)
    contents.set(address, new TextEncoder().encode(await secondPass(text, noticesAddress)));

  const style = `/static/${sheet.fileName}`;
  const later = laterSheet === undefined ? {} : { laterStyle: `/static/${laterSheet.fileName}` };
  const served = servedChunks(loaded, joined.served);
  // A page loads its language before anything else, and no other one.
  const languages = new Set(languageChunks(served).map(({ script }) => script));
  const parts = [...joined.scripts.keys(), ...Object.values(later)].filter((part) => !languages.has(part));
  parts.sort();
  const built = beside && (await buildBeside(root, beside, { style, parts }));
  for (const [address, bytes] of built?.files ?? []) contents.set(address, bytes);

  await mkdir(path.join(outdir, 'static'), { recursive: true });
  const files: Manifest['files'] = {};
  for (const [address, bytes] of contents) {
    const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    files[address] = { bytes: bytes.length, brotli: compressed.length };
    await writeFile(path.join(outdir, address), bytes);
    await writeFile(path.join(outdir, `${address}.br`), compressed);
  }
  const manifest = {
    ...served,
    style,
    ...later,
    notices: noticesAddress,
    ...(built === undefined ? {} : { offlineScript: built.offlineScript }),
    files,
  };
  await writeFile(path.join(outdir, 'manifest.json'), JSON.stringify(manifest, null, 1));
  await writeFile(path.join(outdir, 'metafile.json'), JSON.stringify(result.metafile));
  return manifest;
}

/** Joins the first route into one script, and the shared chunks of later parts into a few. */
async function joinAll(
  scripts: Map<string, string>,
  loaded: ReturnType<typeof chunks>,
): Promise<JoinedScripts> {
  let joined = await joinFirstRoute(scripts, [loaded.script, ...loaded.preload]);
  for (const [head, ...others] of groupsOfShared(scripts, Object.values(loaded.lazy))) {
    const { served: before } = joined;
    const next = await joinShared(joined.scripts, [before(head), ...others.map(before)]);
    joined = { scripts: next.scripts, served: (address) => next.served(before(address)) };
  }
  return joined;
}

async function secondPass(text: string, notices: string): Promise<string> {
  const options = structuredClone(terserOptions);
  const { code = '' } = await minify(text, {
    ...options,
    format: { ...options.format, preamble: `/*! Licences: ${notices} */` },
  });
  return code;
}

function addressOf(outputPath: string): string {
  return `/static/${path.basename(outputPath)}`;
}

function languageChunks({ lazy }: Pick<Manifest, 'lazy'>): readonly Chunk[] {
  return Object.keys(lazy).flatMap((source) => (source.startsWith(LANGUAGE) ? lazy[source]! : []));
}

/** The scripts of the entry, of each dynamically imported file and of each language, from esbuild's metafile. */
function chunks(metafile: Metafile, entry: string): Chunk & Pick<Manifest, 'lazy'> {
  const outputs = Object.entries(metafile.outputs);
  const needs = (start: string, known: Set<string>): string[] => {
    const found: string[] = [];
    const visit = (file: string) => {
      for (const { path: imported, kind } of metafile.outputs[file]?.imports ?? []) {
        if (kind !== 'import-statement' || known.has(imported)) continue;
        known.add(imported);
        found.push(imported);
        visit(imported);
      }
    };
    visit(start);
    return found;
  };
  const start = outputs.find(([, output]) => output.entryPoint === entry)?.[0];
  if (!start) throw new Error(`${entry} was not bundled.`);
  const known = new Set([start]);
  const preload = needs(start, known);
  const lazy: Manifest['lazy'] = {};
  for (const [file, { entryPoint }] of outputs.sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!entryPoint || entryPoint === entry) continue;
    const more = needs(file, new Set([...known, file]));
    lazy[entryPoint] = { script: addressOf(file), preload: more.map(addressOf) };
  }
  return { script: addressOf(start), preload: preload.map(addressOf), lazy };
}

/** The chunks with the addresses under which they are served. Joined modules need no script of their own. */
function servedChunks(
  { script, lazy }: ReturnType<typeof chunks>,
  served: (address: string) => string,
): ReturnType<typeof chunks> {
  return {
    script: served(script),
    preload: [],
    lazy: Object.fromEntries(
      Object.entries(lazy).map(([source, chunk]) => [
        source,
        { script: served(chunk.script), preload: [...new Set(chunk.preload.map(served))] },
      ]),
    ),
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
