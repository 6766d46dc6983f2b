import { cleanText } from '../../limits/clean-text.ts';
import { firstCharacters } from '../../text/graphemes.ts';

/** An object of the schema.org vocabulary. */
export type Thing = Readonly<Record<string, unknown>>;

/** Limits for the depth and the number of nested things. */
const DEPTH = 6;
const MOST = 500;

/** Every thing that is described, outer ones first, including those in lists, in graphs and in other things. */
export function allThings(values: readonly unknown[]): readonly Thing[] {
  const found: Thing[] = [];
  let level: readonly unknown[] = values;
  for (let depth = 0; depth < DEPTH && level.length > 0; depth += 1) {
    const things = level.flatMap((value): readonly unknown[] =>
      Array.isArray(value) ? value.flat(2) : [value],
    );
    const next: unknown[] = [];
    for (const thing of things) {
      if (!isThing(thing) || found.length >= MOST) continue;
      if (typesOf(thing).length > 0) found.push(thing);
      for (const [name, value] of Object.entries(thing).slice(0, 100)) {
        if (typeof value === 'object' && !PARTS.has(name)) next.push(value);
      }
    }
    level = next.slice(0, MOST);
  }
  return found;
}

/** Properties whose things describe a detail or another page, not the subject of this page. */
const PARTS = new Set(['review', 'reviews', 'isRelatedTo', 'isSimilarTo', 'relatedLink', 'comment']);

/** The type names of a thing, without the vocabulary's address. */
export function typesOf(thing: Thing): readonly string[] {
  return listOf(thing['@type'])
    .filter((type) => typeof type === 'string')
    .map((type) =>
      type.slice(Math.max(type.lastIndexOf('/'), type.lastIndexOf('#'), type.lastIndexOf(':')) + 1),
    );
}

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A single value or a list, as a list. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.slice(0, 200) : [value];
}

export function thingOf(value: unknown): Thing | null {
  return listOf(value).find(isThing) ?? null;
}

/** The first text of a value, or the name or value of a thing in it; empty when there is none. */
export function textOf(value: unknown, limit = 500): string {
  for (const one of listOf(value)) {
    if (typeof one === 'number' && Number.isFinite(one)) return String(one);
    const text = isThing(one)
      ? plainText(one['name'] ?? one['@value'] ?? one['text'], limit)
      : plainText(one, limit);
    if (text !== '') return text;
  }
  return '';
}

/** A text in one line, without markup and cut to `limit` characters; empty for anything else. */
export function plainText(value: unknown, limit: number): string {
  if (typeof value !== 'string') return '';
  const short = value.slice(0, limit * 8);
  const line = decoded(short.replace(/<[^<>]{0,1000}>/g, withoutMarkup)).replace(/\s+/g, ' ');
  return firstCharacters(cleanText(line), limit);
}

/** Formatting and active tags. Another tag without attributes (`<img>`) is a part of the text. */
const FORMING = new Set(
  'a b big br center cite code dd div dl dt em font h1 h2 h3 h4 h5 h6 hr i iframe li mark ol p pre s script small span strong style sub sup table tbody td th thead tr u ul wbr'.split(
    ' ',
  ),
);

function withoutMarkup(tag: string): string {
  const name = /^<([a-z][a-z0-9-]*)>$/i.exec(tag)?.[1];
  return name === undefined || FORMING.has(name.toLowerCase()) ? ' ' : tag;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Texts in JSON-LD are often HTML-escaped once too often. */
function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,4}));/gi, (whole, ten, sixteen, name) => {
    if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? whole;
    const code = typeof ten === 'string' ? Number(ten) : Number.parseInt(String(sixteen), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
