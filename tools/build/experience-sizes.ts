import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import esbuild, { type Plugin } from 'esbuild';
import { messageNumbers } from '../messages/build-plugin.ts';
import { browserTargets, production } from './targets.ts';

/** Maximum kB (1000 bytes, brotli) of what is always loaded for experiences, and of each kind. */
export const EXPERIENCE_BUDGETS = { host: 4, kind: 3 };

/** The code of experiences; all else belongs to the app and is shared with it. */
const OWN = /[\\/]src[\\/](ui|domain|application)[\\/]experiences[\\/]/;

const HOST = [
  'src/ui/experiences/experience-host.tsx',
  'src/ui/experiences/experience-store.ts',
  'src/ui/experiences/watch-experiences.ts',
];

/** Imported with the first experience, before its kind. */
const READER = 'src/domain/experiences/display.ts';
/** Imported with the first one above the page. */
const LAYERS = 'src/ui/experiences/internal/layer-host.tsx';
/** The kinds beside an anchor share it. */
const BESIDE_ANCHOR = ['anchored-layer.tsx', 'use-anchor.ts'];

const VIEWS = 'src/ui/experiences/internal';
const KINDS: Readonly<Record<string, string>> = {
  banner: 'in-flow/banner.tsx',
  callouts: 'in-flow/callouts.tsx',
  'metrics banner': 'in-flow/metrics-banner.tsx',
  flyout: 'layers/anchored/flyout.tsx',
  popover: 'layers/anchored/popover.tsx',
  tooltip: 'layers/anchored/tooltip.tsx',
  'floating callout': 'layers/corner/floating-callout.tsx',
  survey: 'layers/survey/survey.tsx',
  modal: 'layers/modal/modal.tsx',
  toast: 'layers/education-toast.tsx',
  'search delight': 'layers/delight/search-delight.tsx',
};

export type ExperienceSize = { readonly name: string; readonly bytes: number; readonly budget: number };

/**
 * The compressed size of what is always loaded for experiences, of what is loaded with the first one, and what each
 * kind adds to it. The kit and other code of the app does not count.
 */
export async function experienceSizes(root: string): Promise<readonly ExperienceSize[]> {
  const host = await ownCode(root, HOST, new Set());
  const reader = await ownCode(root, [READER], host.files);
  const layers = await ownCode(root, [LAYERS], new Set([...host.files, ...reader.files]));
  const loaded = new Set([...host.files, ...reader.files, ...layers.files]);
  const anchored = BESIDE_ANCHOR.map((file) => `${VIEWS}/layers/anchored/${file}`);
  const beside = await ownCode(root, anchored, loaded);
  const known = new Set([...loaded, ...beside.files]);
  const budget = EXPERIENCE_BUDGETS.kind * 1000;
  const kinds = await Promise.all(
    Object.entries(KINDS).map(async ([name, file]) => ({
      name: `experiences, ${name}`,
      bytes: (await ownCode(root, [`${VIEWS}/${file}`], known)).bytes,
      budget,
    })),
  );
  return [
    { name: 'experiences, host', bytes: host.bytes, budget: EXPERIENCE_BUDGETS.host * 1000 },
    { name: 'experiences, reader', bytes: reader.bytes, budget },
    { name: 'experiences, layers', bytes: layers.bytes, budget },
    { name: 'experiences, beside an anchor', bytes: beside.bytes, budget },
    ...kinds,
  ];
}

/** Bundles the own code of some modules, without `known` files. */
async function ownCode(root: string, entries: readonly string[], known: ReadonlySet<string>) {
  const result = await esbuild.build({
    absWorkingDir: root,
    stdin: {
      contents: entries.map((entry, index) => `export * as e${index} from './${entry}';`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    format: 'esm',
    target: browserTargets,
    jsx: 'automatic',
    define: production,
    minify: true,
    legalComments: 'none',
    metafile: true,
    write: false,
    plugins: [withoutOthers(root, known), messageNumbers(root)],
  });
  const [output] = result.outputFiles;
  return {
    bytes: brotliCompressSync(output?.contents ?? new Uint8Array()).length,
    files: new Set(Object.keys(result.metafile.inputs).map((file) => path.resolve(root, file))),
  };
}

function withoutOthers(root: string, known: ReadonlySet<string>): Plugin {
  return {
    name: 'without-others',
    setup(build) {
      // Chunks import each other by short addresses.
      const names = new Map<string, string>();
      const nameOf = (file: string) => {
        if (!names.has(file)) names.set(file, `/${names.size}`);
        return names.get(file)!;
      };
      build.onResolve({ filter: /.*/ }, ({ path: name, resolveDir, kind }) => {
        const file = path.resolve(resolveDir, name);
        if (resolveDir === root) return undefined;
        const isOwn = name.startsWith('.') && OWN.test(file) && !known.has(file);
        return isOwn && kind !== 'dynamic-import' && !file.endsWith('.css')
          ? undefined
          : { path: nameOf(file), external: true };
      });
    },
  };
}
