import { expect, test } from 'vitest';
import { letterVariants } from '../../../src/domain/search/letter-variants.ts';
import { plainForm } from '../../../src/domain/search/search-form.ts';

test('a letter stands for its cases and for all accents, whichever of them is typed', () => {
  for (const typed of ['e', 'E', 'é', 'Ê'])
    expect(letterVariants(typed)).toEqual(expect.arrayContaining(['e', 'E', 'é', 'É', 'ė', 'ẽ']));
  expect(letterVariants('е')).toEqual(expect.arrayContaining(['е', 'Е', 'ё', 'Ё']));
  expect(letterVariants('l')).toContain('Ł');
  expect(letterVariants('e')).not.toContain('a');
});

test('what has no cases is itself', () => {
  expect(letterVariants('7')).toEqual(['7']);
  expect(letterVariants('猫')).toEqual(['猫']);
  expect(letterVariants('%')).toEqual(['%']);
});

test('names are compared without cases and accents', () => {
  expect(plainForm('CAFÉ Łódź')).toBe('cafe lodz');
});
