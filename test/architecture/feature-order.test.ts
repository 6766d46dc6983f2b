import { describe, expect, test } from 'vitest';
import { featureOrders } from '../../tools/lint/features.mjs';
import { backwardImports, featuresOf } from './feature-order.ts';
import { readModule, readModules } from './import-graph.ts';

const modules = readModules(process.cwd(), ['src', 'server']);

describe.each(Object.entries(featureOrders))('the features of %s', (layer, order) => {
  test('stand in the order that is written down', () => {
    expect(featuresOf(modules.values(), layer)).toEqual([...order].sort());
  });

  test('import only what stands before them', () => {
    expect(backwardImports(modules.values(), layer, order)).toEqual([]);
  });
});

test('an import of what stands behind is noticed, also of a type', () => {
  const planted = [
    readModule(
      'src/domain/text/planted.ts',
      `import type { Pin } from '../pins/pin.ts'; export type Planted = Pin;`,
    ),
    readModule('src/domain/pins/fine.ts', `import { clean } from '../text/clean.ts'; clean();`),
  ];
  expect(backwardImports(planted, 'src/domain', ['text', 'pins'])).toEqual([
    'src/domain/text/planted.ts needs pins, which stands behind text',
  ]);
});
