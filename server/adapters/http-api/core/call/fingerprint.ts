import type { Secrets } from '../../../../application/ports/surroundings.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * A short text that is equal for equal options. Picture bytes enter as a digest, because JSON would make a member of
 * each byte.
 */
export function fingerprint(values: Values, secrets: Pick<Secrets, 'hashToken' | 'nameOf'>): string {
  const short = Object.entries(values).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? { bytes: secrets.nameOf(value) } : value,
  ]);
  return secrets.hashToken(JSON.stringify(Object.fromEntries(short)));
}
