import type { ConsentEntry, ConsentTexts } from '../../ports/people/consent-log.ts';

/** SHA-256 of a text as hex. */
export type Digest = (text: string) => string;

/**
 * The hash of an entry over everything that it says and the hash of the entry before, so that no entry can be changed,
 * removed or put between others without a trace.
 */
export function entryHash(entry: Omit<ConsentEntry, 'hash'>, digest: Digest): string {
  const { number, receipt, decidedAt, version, textHash, locale, source, previousHash } = entry;
  const { analytics, marketing, personalization } = entry;
  return digest(
    JSON.stringify([
      ...[number, receipt, decidedAt, version, textHash, locale],
      ...[analytics, marketing, personalization, source, previousHash],
    ]),
  );
}

/** The hash of texts: the same for the same words in the same order of names. */
export function textsHash(
  { version, locale, texts }: Omit<ConsentTexts, 'hash' | 'firstShownAt'>,
  digest: Digest,
) {
  const sorted = Object.entries(texts).sort(([one], [another]) => (one < another ? -1 : 1));
  return digest(JSON.stringify([version, locale, sorted]));
}
