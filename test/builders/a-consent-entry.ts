import type { ConsentEntry, ConsentTexts } from '../../server/application/ports/people/consent-log.ts';

/** An entry of the consent log; not one of a chain. */
export function aConsentEntry(fields: Partial<ConsentEntry> = {}): ConsentEntry {
  return {
    number: 1,
    receipt: 'a'.repeat(32),
    decidedAt: Date.UTC(2026, 5, 15),
    version: 1,
    textHash: 'texts',
    locale: 'en',
    analytics: true,
    marketing: true,
    personalization: true,
    source: 'banner',
    previousHash: '',
    hash: 'hash',
    ...fields,
  };
}

export function someConsentTexts(fields: Partial<ConsentTexts> = {}): ConsentTexts {
  const texts = { banner: 'May we?', save: 'Save' };
  return { hash: 'texts', version: 1, locale: 'en', texts, firstShownAt: Date.UTC(2026, 5, 15), ...fields };
}
