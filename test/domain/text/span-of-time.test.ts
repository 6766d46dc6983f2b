import { expect, test } from 'vitest';
import { spanOfTime } from '../../../src/domain/text/span-of-time.ts';

test.each([
  [600, 'en-US', '10 minutes'],
  [20, 'en-US', '1 minute'],
  [3600, 'en-US', '1 hour'],
  [5400, 'en-US', '1 hour 30 minutes'],
  [5400, 'de', '1 Stunde 30 Minuten'],
  [5400, 'es', '1 hora 30 minutos'],
  [5400, 'pt-BR', '1 hora 30 minutos'],
  [5400, 'ja', '1 時間 30 分'],
  [7200, 'ar', 'ساعتان'],
  [86_400 + 7200 + 60, 'en-US', '1 day 2 hours'],
  [86_400 + 60, 'en-US', '1 day 1 minute'],
])('%d seconds in %s are %s', (seconds, locale, text) => expect(spanOfTime(seconds, locale)).toBe(text));

test.each([null, 0, -60, Number.NaN, Infinity, 1e300])('%s seconds are no time', (seconds) =>
  expect(spanOfTime(seconds, 'en-US')).toBeNull(),
);
