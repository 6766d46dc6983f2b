import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('languages').filter((name) => name.endsWith('.json'));

test.each(files)('a narrow card that cuts off a long name still says what was paid for: %s', (file) => {
  const texts = JSON.parse(readFileSync(`languages/${file}`, 'utf8')) as Record<string, { text: string }>;
  for (const label of ['promotedBy', 'adPromotedBy', 'paidPartnershipWith'])
    expect(texts[`sponsorship.${label}`]?.text).toMatch(/^[^{]+\{name\}$/);
});
