import { afterEach, expect, test } from 'vitest';
import { loadLanguage } from '../../../src/composition/languages.ts';
import { bytesText } from '../../../src/ui/text/bytes-text.ts';
import { dayText } from '../../../src/ui/text/day-text.ts';
import { speak } from '../../../src/ui/text/language.ts';
import { numberText, percentText } from '../../../src/ui/text/number-text.ts';
import { languageOf } from '../../support/language-of.ts';

const DAY = Date.UTC(2026, 10, 21);

afterEach(async () => speak(await loadLanguage('en')));

test.each([
  ['en-US', 'Nov 21, 2026', '1,204.5', '45%', '1.2 MB'],
  ['en-GB', '21 Nov 2026', '1,204.5', '45%', '1.2 MB'],
  ['de', '21.11.2026', '1.204,5', '45 %', '1,2 MB'],
  ['de-AT', '21.11.2026', '1 204,5', '45 %', '1,2 MB'],
  ['fr', '21 nov. 2026', '1 204,5', '45 %', '1,2 Mo'],
  ['es', '21 nov 2026', '1204,5', '45 %', '1,2 MB'],
  ['pt-BR', '21 de nov. de 2026', '1.204,5', '45%', '1,2 MB'],
  ['ja', '2026/11/21', '1,204.5', '45%', '1.2 MB'],
  ['ar', '21/11/2026', '1,204.5', '45%', '1.2 م.ب'],
])('readers of %s see %s, %s, %s and %s', (locale, ...texts) => {
  speak(languageOf(locale, []));
  const shown = [dayText(DAY), numberText(1204.5), percentText(0.45), bytesText(1_240_000)];
  // Spaces at which no line breaks, and marks of direction.
  const plain = shown.map((text) =>
    text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u200f]/g, ''),
  );
  expect(plain).toEqual(texts);
});
