import { expect, test } from 'vitest';
import { definitionDifferences } from '../../../../src/domain/experiences/authoring/definition-differences.ts';

const before = {
  ...{ name: 'Spring', priority: 1, audience: { locales: ['de'] } },
  display_data: { buttons: [{ text: 'No' }, { text: 'Yes', uri: '/a' }] },
};

test('tells what is new, what is gone and what is another', () => {
  const after = {
    ...{ name: 'Spring', exempt: true, audience: { locales: ['de', 'fr'] } },
    display_data: { buttons: [{ text: 'No' }, { text: 'Sure', uri: '/a' }] },
  };
  expect(definitionDifferences(before, after)).toEqual([
    { path: 'priority', from: '1', to: null },
    { path: 'audience.locales', from: 'de', to: 'de\nfr' },
    { path: 'display_data.buttons.1.text', from: 'Yes', to: 'Sure' },
    { path: 'exempt', from: null, to: 'true' },
  ]);
});

test('the same values in another order are no difference', () => {
  const { name, ...others } = before;
  expect(definitionDifferences(before, { ...others, name })).toEqual([]);
  expect(definitionDifferences(null, undefined)).toEqual([{ path: '', from: 'null', to: null }]);
});
