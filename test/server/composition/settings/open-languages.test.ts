import { expect, test } from 'vitest';
import { openLanguages } from '../../../../server/composition/settings/open-languages.ts';

test('readers of whom nothing is known get the operator’s locale', async () => {
  const languages = await openLanguages({ defaultLocale: 'en-GB' });
  expect(languages.localeOf({ account: null, acceptLanguage: null })).toEqual({
    locale: 'en-GB',
    code: 'en',
    language: 'en',
  });
});

test('a locale without texts stops the start, which tells what there is', async () => {
  await expect(openLanguages({ defaultLocale: 'tlh' })).rejects.toMatchObject({
    variable: 'DEFAULT_LOCALE',
    message: expect.stringMatching(/^DEFAULT_LOCALE: tlh .* en/),
  });
});
