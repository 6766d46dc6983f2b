import { TextDecoder } from 'node:util';

/** A declaration of the charset stands at the beginning of a page, or counts for nothing. */
const DECLARED_WITHIN = 4_096;
const MARKS = [
  { label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
] as const;

/**
 * The text of a page: its charset is told by the mark in front, by the one who sent it, or by itself. What is told by
 * nobody is UTF-8, or when it cannot be, what the Western web was before.
 */
export function pageText(bytes: Uint8Array, contentType: string): string {
  const told = markOf(bytes) ?? charsetIn(contentType) ?? declaredIn(bytes);
  const decoder = told === null ? null : decoderFor(told);
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
  // Read as single bytes, it cannot be one of two.
  return label !== null && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

/** Null for a charset that nobody knows. */
function decoderFor(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
