import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SecretPurpose, Secrets } from '../../application/ports/surroundings.ts';

/** The same in every copy of the app: only the same browser verifies its signatures. */
const SECRET = utf8ToBytes('a server inside a page keeps no secret from the page');
const SHORT_LENGTH = 32;

/** Keys for the in-page server, whose only user can read all of its data anyway. */
export class FakeSecrets implements Secrets {
  readonly #keys = new Map<SecretPurpose, Uint8Array>();

  randomHex(byteLength: number): string {
    return bytesToHex(randomBytes(byteLength));
  }

  sign(purpose: SecretPurpose, text: string): string {
    let key = this.#keys.get(purpose);
    if (key === undefined) {
      key = hkdf(sha256, SECRET, undefined, utf8ToBytes(`pinakes ${purpose}`), 32);
      this.#keys.set(purpose, key);
    }
    return bytesToHex(hmac(sha256, key, utf8ToBytes(text)));
  }

  verify(purpose: SecretPurpose, text: string, signature: string): boolean {
    const expected = this.sign(purpose, text);
    return signature === expected || signature === expected.slice(0, SHORT_LENGTH);
  }

  nameOf(bytes: Uint8Array): string {
    return bytesToHex(hmac(sha256, SECRET, bytes)).slice(0, SHORT_LENGTH);
  }

  hashToken(token: string): string {
    return bytesToHex(sha256(utf8ToBytes(token)));
  }
}
