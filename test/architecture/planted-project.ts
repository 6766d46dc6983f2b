import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A project with the real settings of types and lint and none of the real code, to plant violations in. */
export interface PlantedProject {
  /** What the type checker says, by file; `''` for a file without complaint. */
  types(): ReadonlyMap<string, string>;
  /** What lint says, by file, one `rule: message` per line. */
  lint(): ReadonlyMap<string, string>;
  remove(): void;
}

/** Makes the project in a temporary folder. `files`: contents by path. */
export function plantProject(root: string, files: Readonly<Record<string, string>>): PlantedProject {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinakes-planted-'));
  const settings = [
    'package.json',
    'eslint.config.mjs',
    'tsconfig.json',
    'tsconfig.base.json',
    'tools/lint',
    ...globSync('{src,server,wire,test}/**/tsconfig.json', { cwd: root }),
  ];
  for (const setting of settings) {
    cpSync(path.join(root, setting), path.join(folder, setting), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const run = (script: string, args: string[]) =>
    spawnSync(process.execPath, [path.join(root, 'node_modules', script), ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
    }).stdout;

  return {
    types: () => {
      const said = new Map(Object.keys(files).map((file) => [file, '']));
      const output = run('typescript7/bin/tsc', ['-b', '--pretty', 'false']);
      for (const [, file = '', message = ''] of output.matchAll(/^(\S+?)\(\d+,\d+\): error (.*)$/gm)) {
        said.set(file, `${said.get(file) ?? ''}${message}\n`);
      }
      return said;
    },
    lint: () => {
      const output = run('eslint/bin/eslint.js', ['.', '--format', 'json']);
      const results = JSON.parse(output) as { filePath: string; messages: LintMessage[] }[];
      return new Map(
        results.map(({ filePath, messages }) => [
          path.relative(folder, filePath).split(path.sep).join('/'),
          messages.map(({ ruleId, message }) => `${ruleId}: ${message}`).join('\n'),
        ]),
      );
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface LintMessage {
  ruleId: string | null;
  message: string;
}
