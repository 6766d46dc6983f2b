import type { Secrets } from '../../../../application/ports/surroundings.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Names what a call is asked for in one short text, so that the same options give the same name. The bytes of a
 * picture enter by their digest: as JSON each of them would become a member of its own.
 */
export function fingerprint(values: Values, secrets: Pick<Secrets, 'hashToken' | 'nameOf'>): string {
  const short = Object.entries(values).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? { bytes: secrets.nameOf(value) } : value,
  ]);
  return secrets.hashToken(JSON.stringify(Object.fromEntries(short)));
}
