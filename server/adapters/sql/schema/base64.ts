const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const VALUES = new Uint8Array(128);
[...DIGITS].forEach((digit, value) => (VALUES[digit.charCodeAt(0)] = value));

/** Base64 with padding; neither JavaScript of this age nor SQL has it in all engines. */
export function bytesToBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const bits = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += DIGITS[bits >> 18]! + DIGITS[(bits >> 12) & 63]!;
    text += at + 1 < bytes.length ? DIGITS[(bits >> 6) & 63]! : '=';
    text += at + 2 < bytes.length ? DIGITS[bits & 63]! : '=';
  }
  return text;
}

/** The opposite of `bytesToBase64`. */
export function base64ToBytes(text: string): Uint8Array<ArrayBuffer> {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  const valueAt = (at: number) => VALUES[text.charCodeAt(at)]!;
  for (let at = 0, to = 0; at < text.length; at += 4, to += 3) {
    const bits = (valueAt(at) << 18) | (valueAt(at + 1) << 12) | (valueAt(at + 2) << 6) | valueAt(at + 3);
    bytes[to] = bits >> 16;
    if (to + 1 < bytes.length) bytes[to + 1] = bits >> 8;
    if (to + 2 < bytes.length) bytes[to + 2] = bits;
  }
  return bytes;
}
