import { expect, test } from 'vitest';
import { closestOf, openLanguages } from '../../../server/composition/languages.ts';
import { languageOf } from '../../support/language-of.ts';

const closest = closestOf([languageOf('en', []), languageOf('pt', []), languageOf('pt-BR', [])]);

test.each([
  ['pt-BR', 'pt-BR'],
  ['pt-PT', 'pt'],
  ['en-US', 'en'],
  ['fr-FR', 'en'],
  ['', 'en'],
])('the language for %s is %s', (locale, tag) => {
  expect(closest(locale).tag).toBe(tag);
});

test('a server has English', async () => {
  const open = await openLanguages();
  expect(open('en-GB').tag).toBe('en');
});
