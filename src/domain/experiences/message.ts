import { safeHref } from './internal/safe-href.ts';

/** A part of a message: text with its line breaks, or a link. */
export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** The longest message, in characters. */
export const MAX_MESSAGE_LENGTH = 4096;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Elements whose content is not text. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'svg',
  'noscript',
]);

/**
 * Parses the HTML of a message. Links to safe addresses stay links; all other elements are dropped and their text
 * stays, except that of scripts and styles. The result is plain data and is never parsed as HTML again. Reads each
 * character once, so that hostile input is not slow; text beyond the longest message is dropped.
 */
export function parseMessage(html: string): readonly MessagePart[] {
  const source = html.slice(0, MAX_MESSAGE_LENGTH);
  const parts: MessagePart[] = [];
  let text = '';
  let href: string | undefined;
  const flush = () => {
    if (text !== '') parts.push(href === undefined ? { kind: 'text', text } : { kind: 'link', text, href });
    text = '';
  };
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf('<', at);
    const end = open < 0 ? source.length : open;
    text += decodeEntities(source.slice(at, end));
    if (open < 0) break;
    const tag = readTag(source, open);
    if (tag === null) {
      text += '<';
      at = open + 1;
      continue;
    }
    at = tag.end;
    if (tag.name === 'br') text += '\n';
    else if (tag.name === 'a') {
      flush();
      href = tag.closes ? undefined : safeHref(decodeEntities(tag.href));
    } else if (!tag.closes && WITHOUT_TEXT.has(tag.name)) at = endOf(source, tag.name, at);
  }
  flush();
  return parts;
}

/** The text of a message without its links. */
export function plainText(html: string): string {
  return parseMessage(html)
    .map(({ text }) => text)
    .join('');
}

type Tag = { readonly name: string; readonly closes: boolean; readonly href: string; readonly end: number };

/** The tag at `open`; null when the `<` is just a character. An unclosed tag ends with the text. */
function readTag(source: string, open: number): Tag | null {
  const closes = source[open + 1] === '/';
  const start = open + (closes ? 2 : 1);
  let at = start;
  while (at < source.length && isLetter(source.charCodeAt(at))) at += 1;
  if (at === start) return source.startsWith('<!', open) ? skippedTag(source, open) : null;
  const name = source.slice(start, at).toLowerCase();
  let href = '';
  while (at < source.length && source[at] !== '>') {
    const attribute = readAttribute(source, at);
    if (attribute.name === 'href' && href === '') href = attribute.value;
    at = attribute.end;
  }
  return { name, closes, href, end: at + 1 };
}

/** A comment or a declaration. */
function skippedTag(source: string, open: number): Tag {
  const mark = source.startsWith('<!--', open) ? '-->' : '>';
  const end = source.indexOf(mark, open);
  return { name: '', closes: false, href: '', end: end < 0 ? source.length : end + mark.length };
}

/** Reads an attribute, or the characters before one. Always goes on by at least one character. */
function readAttribute(source: string, from: number): { name: string; value: string; end: number } {
  let at = from;
  while (at < source.length && !' \t\r\n\f=>/"\''.includes(source[at]!)) at += 1;
  const name = source.slice(from, at).toLowerCase();
  if (source[at] !== '=') return { name, value: '', end: Math.max(at, name === '' ? from + 1 : at) };
  at += 1;
  const quote = source[at];
  if (quote === '"' || quote === "'") {
    const close = source.indexOf(quote, at + 1);
    const end = close < 0 ? source.length : close;
    return { name, value: source.slice(at + 1, end), end: end + 1 };
  }
  const start = at;
  while (at < source.length && !' \t\r\n\f>'.includes(source[at]!)) at += 1;
  return { name, value: source.slice(start, at), end: at };
}

function endOf(source: string, name: string, from: number): number {
  const close = source.toLowerCase().indexOf(`</${name}`, from);
  return close < 0 ? source.length : close;
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
