import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What changes in one file. */
export type FileEdit = {
  readonly file: string;
  /** The whole of a new file, or what is put before places of one that is there; each place occurs once in it. */
  readonly put: string | readonly { readonly before: string; readonly text: string }[];
  /** Where the compiler says that it is missing, when not in the file itself. */
  readonly saidIn?: string;
};

/** The sources of the product in a temporary folder, with some edits at a time, and what the compiler says of them. */
export type PatchedCopy = {
  /**
   * The files in which the compiler finds something wrong when exactly these edits are made.
   * @throws {Error} when the place of an edit is gone
   */
  complaints(edits: readonly FileEdit[]): readonly string[];
  /** The same without one of the edits that were made last, all of which the compiler took. */
  complaintsWithout(left: FileEdit): readonly string[];
  remove(): void;
};

/** What the compiler knows of the last state. */
const KNOWN_TYPES = 'known-types.json';
const SOURCES = ['src', 'server', 'wire', 'demo', 'package.json', 'tsconfig.base.json'];

/** Copies everything that runs, without tests. */
export function copyToPatch(root: string): PatchedCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinakes-patched-'));
  for (const source of SOURCES) {
    cpSync(path.join(root, source), path.join(folder, source), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const inCopy = (file: string) => path.join(folder, file);
  writeFileSync(inCopy('tsconfig.json'), JSON.stringify(settings(root)));

  let edited: readonly FileEdit[] = [];
  const write = (edit: FileEdit) => writeFileSync(inCopy(edit.file), withEdit(textOf(root, edit.file), edit));
  const compile = (edits: readonly FileEdit[]): readonly string[] => {
    for (const { file } of edited) {
      const original = textOf(root, file);
      if (original === null) rmSync(inCopy(file));
      else writeFileSync(inCopy(file), original);
    }
    edited = edits;
    for (const edit of edits) write(edit);
    const script = path.join(root, 'node_modules/typescript7/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [script, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    const files = [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error /gm)].map(([, file = '']) => file);
    if ((status === 0) !== (files.length === 0)) throw new Error(`The compiler did not run:\n${stdout}`);
    return [...new Set(files)].sort();
  };

  return {
    complaints: compile,
    complaintsWithout: (left) => {
      const all = edited;
      // Only what differs from all edits is looked at anew, and not what differs from the last one that was left out.
      copyFileSync(inCopy(KNOWN_TYPES), inCopy('known-with-all.json'));
      const said = compile(all.filter((edit) => edit !== left));
      copyFileSync(inCopy('known-with-all.json'), inCopy(KNOWN_TYPES));
      write(left);
      edited = all;
      return said;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** All layers as one program: it is faster, and names the same files. What runs in workers has other globals. */
function settings(root: string) {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Settings;
  const workers = (read('tsconfig.json').references ?? [])
    .map((reference) => reference.path)
    .filter((layer) => read(`${layer}/tsconfig.json`).compilerOptions?.lib?.includes('webworker'));
  return {
    extends: './tsconfig.base.json',
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      incremental: true,
      tsBuildInfoFile: KNOWN_TYPES,
      lib: ['es2025', 'dom', 'dom.iterable'],
      types: ['node', 'react', 'react-dom'],
    },
    include: ['src', 'server', 'wire'],
    exclude: workers,
  };
}

type Settings = {
  readonly references?: readonly { readonly path: string }[];
  readonly compilerOptions?: { readonly lib?: readonly string[] };
};

function textOf(root: string, file: string): string | null {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return null;
  }
}

function withEdit(original: string | null, { file, put }: FileEdit): string {
  if (typeof put === 'string') {
    if (original !== null) throw new Error(`${file} is there already: the edit would be another one.`);
    return put;
  }
  if (original === null) throw new Error(`${file} is gone: say in which file the edit belongs now.`);
  return put.reduce((text, { before, text: added }) => {
    const parts = text.split(before);
    if (parts.length !== 2)
      throw new Error(
        `${file} has ${parts.length - 1} places that read «${before}»: say where the edit belongs now.`,
      );
    return parts.join(added + before);
  }, original);
}
