import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isIn, layers, packageHomes } from '../../tools/lint/layers.mjs';
import { allowed, reaches } from './planted-reaches.ts';
import { plantProject, type PlantedProject } from './planted-project.ts';

const root = process.cwd();
const codeFiles = globSync('{src,server,wire}/**/*.{ts,tsx}', { cwd: root });

/** One import from each layer into each other one, and whether the layer may know the other. */
const imports = layers.flatMap((layer) =>
  layers
    .filter((target) => target !== layer)
    .map((target) => {
      const folder = `${layer.folder}/planted`;
      // Types complain once about a file, wherever it is imported: each import gets a file of its own.
      const known = `${target.folder}/planted/for-${layer.folder.replaceAll('/', '-')}.ts`;
      const file = `${folder}/imports-${target.folder.replaceAll('/', '-')}.ts`;
      return {
        file,
        files: {
          [file]: `import { target } from '${path.posix.relative(folder, known)}';\nexport const planted = target;\n`,
          [known]: 'export const target = 1;\n',
        },
        isAllowed: layer.mayImport.some((place) => isIn(known, place)),
        name: `${layer.folder} → ${target.folder}`,
        from: layer.folder,
        to: target.folder,
      };
    }),
);

let project: PlantedProject;
let types: ReadonlyMap<string, string>;
let lint: ReadonlyMap<string, string>;

beforeAll(() => {
  project = plantProject(root, {
    ...Object.assign({}, ...imports.map(({ files }) => files)),
    ...Object.fromEntries(reaches.map(({ file, text }) => [file, text])),
    ...allowed,
  });
  types = project.types();
  lint = project.lint();
}, 120_000);

afterAll(() => project.remove());

describe('imports between layers', () => {
  const refused = imports.filter(({ isAllowed }) => !isAllowed);

  test.each(refused)('$name is refused by lint', ({ file }) => {
    expect(lint.get(file)).toContain('pinakes/layer-imports');
  });

  // The type checker lets a project see what its references refer to in turn; there lint stands alone.
  const unseen = refused.filter(({ from, to }) => !referredProjects(from).has(to));
  test.each(unseen)('$name is refused by types', ({ file }) => {
    expect(types.get(file)).toContain('TS6307');
  });

  test.each(imports.filter(({ isAllowed }) => isAllowed))('$name is allowed', ({ file }) => {
    expect(lint.get(file)).toBe('');
    expect(types.get(file)).toBe('');
  });
});

describe('reaches beyond a layer', () => {
  test.each(reaches.filter((reach) => reach.lint))('lint refuses $file', ({ file, lint: expected }) => {
    expect(lint.get(file)).toMatch(expected ?? /^$/);
  });

  test.each(reaches.filter((reach) => reach.types))('types refuse $file', ({ file, types: expected }) => {
    expect(types.get(file)).toMatch(expected ?? /^$/);
  });

  test.each(Object.keys(allowed))('%s is fine', (file) => {
    expect(lint.get(file)).toBe('');
    expect(types.get(file)).toBe('');
  });
});

describe('the rules meet the code', () => {
  test.each(layers)('$folder has code', ({ folder }) => {
    expect(codeFiles.filter((file) => isIn(file, folder))).not.toEqual([]);
  });

  test.each(Object.keys(packageHomes))('%s is imported by somebody', (name) => {
    const importing = new RegExp(`(from|import\\(?) ?'${name}['/]`);
    expect(codeFiles.some((file) => importing.test(readFileSync(path.join(root, file), 'utf8')))).toBe(true);
  });

  test('every file of code belongs to exactly one project of the type checker', () => {
    const owned = referencesOf('.').flatMap((folder) => {
      const absolute = path.join(root, folder);
      const { fileNames } = ts.parseJsonConfigFileContent(settingsOf(folder), ts.sys, absolute);
      return fileNames
        .map((file) => path.relative(root, file))
        .filter((file) => /^(src|server|wire)\//.test(file));
    });
    expect(owned.sort()).toEqual([...codeFiles].sort());
  });
});

/** What the type checker was told about a project. */
function settingsOf(folder: string): { references?: { path: string }[] } {
  return ts.readConfigFile(path.join(root, folder, 'tsconfig.json'), ts.sys.readFile).config as {
    references?: { path: string }[];
  };
}

function referencesOf(folder: string): string[] {
  return (settingsOf(folder).references ?? []).map((reference) => path.posix.join(folder, reference.path));
}

/** The projects that a project refers to, directly or through others. */
function referredProjects(folder: string, found = new Set<string>()): ReadonlySet<string> {
  for (const project of referencesOf(folder)) {
    if (found.has(project)) continue;
    found.add(project);
    referredProjects(project, found);
  }
  return found;
}
