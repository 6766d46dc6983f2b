import { expect, test } from 'vitest';
import { interestGroup, interestOf } from '../../../src/domain/feeds/interest-group.ts';

test.each([
  ['#Oak chairs', { key: 'oak', label: '#oak' }],
  ['Chairs of #oak and #ash', { key: 'oak', label: '#oak' }],
  ['#Gärten_2', { key: 'gärten_2', label: '#gärten_2' }],
  ['#木', { key: '木', label: '#木' }],
  ['C# is no hashtag', { key: 'other', label: 'Other' }],
  ['', { key: 'other', label: 'Other' }],
])('%o', (description, group) => {
  expect(interestGroup(interestOf(description))).toEqual(group);
});

test('what is about nothing comes last', () => {
  expect(['', '#b', '#a'].map(interestOf).sort()).toEqual(['#a', '#b', interestOf('')]);
});

test('is never longer than can be kept', () => {
  expect(interestOf(`#${'x'.repeat(499)}`)).toHaveLength(51);
  expect(interestOf(`#${'𝒳'.repeat(100)}`).isWellFormed()).toBe(true);
});
