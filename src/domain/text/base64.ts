const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const NO_LETTER = 64;

/** The six bits of each letter, by its code; `-` and `_` replace `+` and `/` in the URL-safe alphabet. */
const SIX_BITS = new Uint8Array(128).fill(NO_LETTER);
for (const [value, letter] of [...LETTERS].entries()) SIX_BITS[letter.charCodeAt(0)] = value;
SIX_BITS['-'.charCodeAt(0)] = LETTERS.indexOf('+');
SIX_BITS['_'.charCodeAt(0)] = LETTERS.indexOf('/');

/**
 * Decodes Base64 without white space, padded or not; null when it is invalid. A plain loop, because pictures have
 * millions of bytes.
 */
export function bytesOfBase64(text: string): Uint8Array | null {
  const length = lengthWithoutPadding(text);
  if (length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((length * 3) / 4));
  let bits = 0;
  let bitCount = 0;
  let at = 0;
  for (let index = 0; index < length; index += 1) {
    const value = SIX_BITS[text.charCodeAt(index)] ?? NO_LETTER;
    if (value === NO_LETTER) return null;
    bits = ((bits << 6) | value) & 0xffff;
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    bytes[at] = bits >> bitCount;
    at += 1;
  }
  return bytes;
}

function lengthWithoutPadding(text: string): number {
  if (text.length % 4 !== 0 || !text.endsWith('=')) return text.length;
  return text.length - (text.endsWith('==') ? 2 : 1);
}
