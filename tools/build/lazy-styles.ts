import path from 'node:path';
import esbuild, { type Metafile } from 'esbuild';
import { messageNumbers } from '../messages/build-plugin.ts';
import { productionPackages } from './targets.ts';

export interface LaterStylesOptions {
  root: string;
  /** The browser's entry. */
  entry: string;
  /**
   * The file whose dynamic imports are the screens. The server renders these, so their rules are needed in the first
   * sheet.
   */
  screens: string;
}

/**
 * The style sheets that no served page needs: those that are imported only by dialogs, tools and other lazy parts.
 * @returns paths relative to the root
 */
export async function lazyStyles({ root, entry, screens }: LaterStylesOptions): Promise<ReadonlySet<string>> {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    outdir: '/',
    loader: { '.css': 'empty' },
    alias: productionPackages(root),
    plugins: [messageNumbers(root)],
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  const atOnce = importedAtOnce(metafile, entry, screens);
  return new Set(Object.keys(metafile.inputs).filter((file) => file.endsWith('.css') && !atOnce.has(file)));
}

function importedAtOnce({ inputs }: Metafile, entry: string, screens: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const { path: imported, kind } of inputs[file]?.imports ?? [])
      if (kind === 'import-statement' || file === screens) waiting.push(path.posix.normalize(imported));
  }
  return found;
}
