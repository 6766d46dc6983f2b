import type { ConsentLogReader } from '../ports/people/consent-log.ts';
import { entryHash, textsHash, type Digest } from './internal/consent-chain.ts';

export type ConsentLogState =
  | {
      readonly kind: 'intact';
      readonly entries: number;
      /** Null in an empty log. */
      readonly ends: { readonly first: number; readonly last: number; readonly hash: string } | null;
    }
  /** The number of the first entry that does not fit, and why. */
  | { readonly kind: 'broken'; readonly number: number; readonly problem: ConsentLogProblem };

/** An entry is missing, was changed, does not follow the one before, or its texts are missing or were changed. */
export type ConsentLogProblem = 'missing' | 'changed' | 'unchained' | 'without_texts' | 'changed_texts';

const AT_ONCE = 500;

/** Computes the whole chain again. Old entries may be gone from its beginning. */
export async function verifyConsentLog(log: ConsentLogReader, digest: Digest): Promise<ConsentLogState> {
  const texts = new Map<string, 'good' | ConsentLogProblem>();
  const textsOf = async (hash: string) => {
    const known = texts.get(hash);
    if (known !== undefined) return known;
    const found = await log.texts(hash);
    const state =
      found === undefined ? 'without_texts' : textsHash(found, digest) === hash ? 'good' : 'changed_texts';
    texts.set(hash, state);
    return state;
  };
  let entries = 0;
  let first = 0;
  let previous: { readonly number: number; readonly hash: string } | null = null;
  for (;;) {
    const page = await log.after(previous?.number ?? 0, AT_ONCE);
    for (const entry of page) {
      const { number } = entry;
      const broken = (problem: ConsentLogProblem) => ({ kind: 'broken', number, problem }) as const;
      if (previous !== null && number !== previous.number + 1) return broken('missing');
      if (entry.hash !== entryHash(entry, digest)) return broken('changed');
      const follows =
        previous === null ? number !== 1 || entry.previousHash === '' : entry.previousHash === previous.hash;
      if (!follows) return broken('unchained');
      const state = await textsOf(entry.textHash);
      if (state !== 'good') return broken(state);
      if (previous === null) first = number;
      previous = { number, hash: entry.hash };
      entries += 1;
    }
    if (page.length < AT_ONCE) break;
  }
  const ends = previous === null ? null : { first, last: previous.number, hash: previous.hash };
  return { kind: 'intact', entries, ends };
}
