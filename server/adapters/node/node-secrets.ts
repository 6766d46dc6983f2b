import { createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SecretPurpose, Secrets } from '../../application/ports/surroundings.ts';
import { hmacKey, quickHmac, type HmacKey } from './quick-hmac.ts';

const PURPOSES = Object.keys({
  csrf: true,
  bookmark: true,
  offsite: true,
  upload: true,
  mail: true,
  preview: true,
  experience_preview: true,
  ad_review: true,
  login_place: true,
  rate_limit: true,
  redis: true,
} satisfies Record<SecretPurpose, true>);
const FULL_LENGTH = 64;
const SHORT_LENGTH = 32;

type Keys = Readonly<Record<SecretPurpose, HmacKey>>;

/** Keys from the instance's secrets: the first one signs, all of them verify. */
export class NodeSecrets implements Secrets {
  readonly #current: Keys;
  readonly #all: readonly Keys[];
  readonly #fileKey: Uint8Array;

  /** `fileKey` signs pictures; it does not change when `secrets` are rotated. */
  constructor(secrets: readonly string[], fileKey: Uint8Array) {
    const all = secrets.map(derivedKeys);
    const [current] = all;
    if (current === undefined) throw new RangeError('no secret');
    this.#current = current;
    this.#all = all;
    this.#fileKey = fileKey;
  }

  randomHex(byteLength: number): string {
    return randomBytes(byteLength).toString('hex');
  }

  sign(purpose: SecretPurpose, text: string): string {
    return quickHmac(this.#current[purpose], text);
  }

  verify(purpose: SecretPurpose, text: string, signature: string): boolean {
    if (signature.length !== FULL_LENGTH && signature.length !== SHORT_LENGTH) return false;
    const actual = Buffer.from(signature, 'latin1');
    return this.#all.some((keys) => {
      const expected = Buffer.from(quickHmac(keys[purpose], text).slice(0, signature.length), 'latin1');
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    });
  }

  nameOf(bytes: Uint8Array): string {
    return createHmac('sha256', this.#fileKey).update(bytes).digest('hex').slice(0, 32);
  }

  hashToken(token: string): string {
    return hash('sha256', token, 'hex');
  }
}

function derivedKeys(secret: string): Keys {
  const entries = PURPOSES.map((purpose) => {
    const key = hkdfSync('sha256', secret, '', `pinakes ${purpose}`, 32);
    return [purpose, hmacKey(new Uint8Array(key))] as const;
  });
  return Object.fromEntries(entries) as Record<SecretPurpose, HmacKey>;
}
