import {
  checkUsername,
  USERNAME_MAX,
  USERNAME_MIN,
} from '../../../../../src/domain/limits/username-field.ts';
import { isReservedName } from '../../../../../src/domain/routes/reserved-words.ts';
import { normalized } from '../../../../../src/domain/text/normalized.ts';

const FALLBACK = 'pinner';
const NOT_PLAIN = /[^a-z0-9]+/g;

/**
 * Valid usernames derived from a name, best first: `annexample`, `ann_example`, `annexample2` … The last one ends in
 * `digits`, so that it is unlikely to be taken. A name without Latin letters gives `pinner…`.
 */
export function usernameCandidates(name: string, digits: string): readonly string[] {
  const words = plainWords(name);
  const joined = words.join('') || FALLBACK;
  const base = joined.length < USERNAME_MIN ? joined + FALLBACK : joined;
  const candidates = [
    base,
    words.join('_'),
    ...['2', '3'].map((number) => withSuffix(base, number)),
    withSuffix(base, `_${digits}`),
  ];
  return [...new Set(candidates)].filter((candidate) => checkUsername(candidate, isReservedName).ok);
}

function plainWords(name: string): readonly string[] {
  const plain = normalized(name, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(NOT_PLAIN).filter((word) => word !== '');
  const first = words.findIndex((word) => /^[a-z]/.test(word));
  return first < 0 ? [] : words.slice(first);
}

function withSuffix(base: string, suffix: string): string {
  return base.slice(0, USERNAME_MAX - suffix.length) + suffix;
}
