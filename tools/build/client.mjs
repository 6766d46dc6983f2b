import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import esbuild from 'esbuild';
import { minify } from 'terser';
import terserPackage from 'terser/package.json' with { type: 'json' };
import { assetLoaders, styleNames } from './styles.mjs';
import { browserTargets, production, productionPackages } from './targets.mjs';

const terserOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 2, ecma: 2020, module: true, pure_getters: true, unsafe_arrows: false },
  mangle: { module: true },
  format: { comments: false, ecma: 2020 },
};

/**
 * Bundles the browser app into `outdir`/static and writes `outdir`/manifest.json:
 * - `script`: address of the entry, a module
 * - `preload`: what the entry imports before it runs
 * - `style`: address of the one style sheet
 * - `lazy`: by source path of a dynamically imported file (`src/ui/…`): its `script` and what else it `preload`s
 * - `files`: by address, `bytes` and `brotli` (bytes). A compressed twin lies beside every file as `{name}.br`.
 *
 * @returns {Promise<object>} the manifest
 */
export async function buildClient({ root, entry, styles, outdir }) {
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: { main: entry },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: browserTargets,
    jsx: 'automatic',
    outdir: '/static',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: '/static/',
    loader: assetLoaders,
    define: production,
    alias: productionPackages(root),
    minify: true,
    legalComments: 'none',
    // Removed by the second pass, but part of the hash in the file's name: another pass, another address.
    banner: { js: `/* terser ${terserPackage.version} ${JSON.stringify(terserOptions)} */` },
    plugins: [styleNames(styles)],
    metafile: true,
    write: false,
    logLevel: 'warning',
  });

  const contents = new Map();
  for (const file of result.outputFiles) contents.set(addressOf(file.path), file.contents);
  for (const asset of styles.assets) contents.set(`/static/${asset.fileName}`, asset.contents);
  contents.set(`/static/${styles.fileName}`, styles.css);
  for (const [address, bytes] of contents) {
    if (address.endsWith('.js')) contents.set(address, await secondPass(bytes));
  }

  await mkdir(path.join(outdir, 'static'), { recursive: true });
  const files = {};
  for (const [address, bytes] of contents) {
    const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    files[address] = { bytes: bytes.length, brotli: compressed.length };
    await writeFile(path.join(outdir, address), bytes);
    await writeFile(path.join(outdir, `${address}.br`), compressed);
  }
  const manifest = { ...chunks(result.metafile, entry), style: `/static/${styles.fileName}`, files };
  await writeFile(path.join(outdir, 'manifest.json'), JSON.stringify(manifest, null, 1));
  await writeFile(path.join(outdir, 'metafile.json'), JSON.stringify(result.metafile));
  return manifest;
}

async function secondPass(bytes) {
  const { code } = await minify(new TextDecoder().decode(bytes), structuredClone(terserOptions));
  return new TextEncoder().encode(code);
}

function addressOf(outputPath) {
  return `/static/${path.basename(outputPath)}`;
}

/** Which scripts the entry and each dynamically imported file need, from esbuild's account of its outputs. */
function chunks(metafile, entry) {
  const outputs = Object.entries(metafile.outputs);
  const startOf = (source) => outputs.find(([, output]) => output.entryPoint === source)?.[0];
  const needs = (start, known) => {
    const found = [];
    const visit = (file) => {
      for (const { path: imported, kind } of metafile.outputs[file].imports) {
        if (kind !== 'import-statement' || known.has(imported)) continue;
        known.add(imported);
        found.push(imported);
        visit(imported);
      }
    };
    visit(start);
    return found;
  };
  const start = startOf(entry);
  const known = new Set([start]);
  const preload = needs(start, known);
  const lazy = outputs
    .filter(([, output]) => output.entryPoint && output.entryPoint !== entry)
    .map(([file, output]) => [
      output.entryPoint,
      {
        script: addressOf(file),
        preload: needs(file, new Set([...known, file])).map(addressOf),
      },
    ]);
  return {
    script: addressOf(start),
    preload: preload.map(addressOf),
    lazy: Object.fromEntries(lazy.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
