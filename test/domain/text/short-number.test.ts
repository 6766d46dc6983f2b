import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortNumber } from '../../../src/domain/text/short-number.ts';

test.each([
  [0, 'en', '0'],
  [999, 'en', '999'],
  [1000, 'en', '1k'],
  [1234, 'en-US', '1.2k'],
  [1250, 'en', '1.3k'],
  [2000, 'en', '2k'],
  [999_949, 'en', '999.9k'],
  [999_950, 'en', '1M'],
  [1_500_000, 'en', '1.5M'],
  [2_000_000_000, 'en', '2B'],
  [5_000_000_000_000, 'en', '5000B'],
  [-1234, 'en', '-1.2k'],
  [1234, 'de', '1234'],
  [12_345, 'de-AT', '12\u00a0345'],
  [12_345, 'de', '12.345'],
  [1_500_000, 'de', '1,5\u00a0Mio.'],
  [2_000_000_000, 'de', '2\u00a0Mrd.'],
  [1234, 'fr', '1,2\u00a0k'],
  [2_000_000_000, 'fr', '2\u00a0Md'],
  [1234, 'es', '1,2\u00a0mil'],
  [2_000_000_000, 'es', '2000\u00a0M'],
  [1234, 'pt-BR', '1,2\u00a0mil'],
  [2_000_000, 'pt-BR', '2\u00a0mi'],
  [2_000_000_000, 'pt-PT', '2\u00a0mM'],
  [1234, 'ar-u-nu-latn', '1.2\u00a0ألف'],
  [2_000_000, 'ar-EG', '٢\u00a0مليون'],
  [9999, 'ja', '9999'],
  [12_000, 'ja', '1.2万'],
  [99_999_999, 'ja', '1億'],
  [12_000, 'zh-CN', '1.2万'],
  [250_000_000, 'zh', '2.5亿'],
  [12_000, 'zh-TW', '1.2萬'],
  [12_000, 'ko-KR', '1.2만'],
  [300_000_000, 'ko', '3억'],
])('%i in %s is %s', (value, locale, text) => expect(shortNumber(value, locale)).toBe(text));

test('no counter of people takes more than 6 characters', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (value) => {
      expect(shortNumber(value, 'en').length).toBeLessThanOrEqual(6);
    }),
  );
});
