import { describe, expect, test } from 'vitest';
import { featureOrders, withoutFaces } from '../../tools/lint/features.mjs';
import { hiddenInTheFace, intrusions } from './feature-faces.ts';
import { readModule, readModules } from './import-graph.ts';

const modules = [
  ...readModules(process.cwd(), ['src', 'server', 'wire', 'tools', 'bench', 'examples']).values(),
];

test('what is internal to a feature is imported only from inside the feature', () => {
  expect(modules.some(({ path }) => path.includes('/internal/'))).toBe(true);
  expect(intrusions(modules)).toEqual([]);
});

describe.each(Object.entries(featureOrders))('the features of %s', (layer, order) => {
  test('show only what others import; the rest is internal', () => {
    const features = order.filter((feature) => !withoutFaces[layer]?.includes(feature));
    expect(hiddenInTheFace(modules, layer, features)).toEqual([]);
  });
});

test('an import of the inside of a sibling is noticed, also of a type', () => {
  const planted = [
    readModule(
      'src/ui/closeup/planted.ts',
      `import type { Row } from '../saving/internal/picker-rows.ts'; export type Planted = Row;`,
    ),
    readModule('src/ui/saving/fine.ts', `import { row } from './internal/picker-rows.ts'; row();`),
    readModule('src/ui/saving/internal/picker-rows.ts', `import { text } from './texts.ts'; text();`),
  ];
  expect(intrusions(planted)).toEqual([
    'src/ui/closeup/planted.ts imports src/ui/saving/internal/picker-rows.ts',
  ]);
});

test('a file that only its own feature imports is noticed beside the internal folder', () => {
  const planted = [
    readModule('src/ui/closeup/view.ts', `import { save } from '../saving/save.ts'; save();`),
    readModule('src/ui/saving/save.ts', `import { row } from './rows.ts'; export const save = row;`),
    readModule('src/ui/saving/rows.ts', `export const row = 1;`),
    readModule('src/ui/saving/internal/more.ts', `export const more = 1;`),
  ];
  expect(hiddenInTheFace(planted, 'src/ui', ['saving'])).toEqual(['src/ui/saving/rows.ts']);
});
