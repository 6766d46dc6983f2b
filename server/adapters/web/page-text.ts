import { TextDecoder } from 'node:util';

/** A charset declaration is only valid at the beginning of a page. */
const DECLARED_WITHIN = 4_096;
const MARKS = [
  { label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
] as const;

/**
 * Decodes a page. The charset comes from the byte order mark, the Content-Type header, or the page itself. The default
 * is UTF-8, or Windows-1252 for bytes that are not valid UTF-8.
 */
export function pageText(bytes: Uint8Array, contentType: string): string {
  const charset = markOf(bytes) ?? charsetIn(contentType) ?? declaredIn(bytes);
  const decoder = charset === null ? null : decoderFor(charset);
  if (decoder !== null) return decoder.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function markOf(bytes: Uint8Array): string | null {
  return MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))?.label ?? null;
}

function charsetIn(text: string): string | null {
  return /charset\s*=\s*["']?\s*([\w:.-]{1,40})/i.exec(text)?.[1] ?? null;
}

function declaredIn(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARED_WITHIN));
  const meta = /<meta\b[^>]{0,400}?charset[^>]{0,100}/i.exec(start)?.[0];
  const prolog = /^\s*<\?xml\b[^>]{0,100}?\bencoding\s*=\s*["']([\w:.-]{1,40})/i.exec(start)?.[1];
  const label = (meta === undefined ? null : charsetIn(meta)) ?? prolog ?? null;
  // The declaration was read as single bytes, so it cannot be a two-byte charset.
  return label !== null && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

/** Null for an unknown charset. */
function decoderFor(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
