import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readExperienceSet } from '../../../../src/domain/experiences/delivery/read-experience-set.ts';
import { displayOf } from '../../../../src/domain/experiences/display.ts';

const { definitions } = readExperienceSet(JSON.parse(readFileSync('examples/experiences.json', 'utf8')));

test('the experiences that come along can be shown, and wait for the operator', () => {
  expect(definitions.map((one) => displayOf(one, 'web')?.kind)).toEqual(['banner', 'toast', 'upsell']);
  expect(definitions.every(({ isPaused }) => isPaused)).toBe(true);
});
