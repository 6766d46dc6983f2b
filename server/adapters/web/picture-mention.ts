import type { PictureMention } from '../../../src/domain/sources/page-statements.ts';

type Attributes = Readonly<Record<string, string>>;
type Candidate = PictureMention['candidates'][number];

/** Attributes of lazy-loading scripts come first: until they run, `src` is a placeholder. */
const SETS = ['data-srcset', 'data-lazy-srcset', 'srcset', 'imagesrcset'];
const LATER = [
  'data-pin-media',
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-lazy',
  'data-image',
  'data-full-src',
  'data-srcset',
  'data-lazy-srcset',
];
const SINGLE = [...LATER.filter((name) => !SETS.includes(name)), 'src'];
const SET_LENGTH = 10_000;

/** The picture of an `img`; `more` comes from the surrounding `source` elements. */
export function pictureOf(attributes: Attributes, more: readonly Candidate[]): PictureMention {
  const width = sideOf(attributes['width']);
  const single = SINGLE.flatMap((name) => {
    const address = attributes[name]?.trim() ?? '';
    return address === '' || address.startsWith('data:') ? [] : [{ address, width: null }];
  });
  const sets = SETS.map((name) => candidatesOf(attributes[name] ?? '', width));
  const set = sets.find((one) => one.length > 0) ?? [];
  // Next to one of the other attributes, `src` is a placeholder.
  const src = LATER.some((name) => attributes[name] !== undefined) ? [] : single;
  return {
    candidates: [...denserFirst(set), ...single, ...sets.flat(), ...more],
    sizes: [...set, ...more, ...src].map(({ address }) => address),
    width,
    height: sideOf(attributes['height']),
    text: attributes['data-pin-description'] || attributes['alt'] || attributes['title'] || '',
  };
}

/** The pictures of a `source`, unless their type is not supported. */
export function sourcesOf(attributes: Attributes): readonly Candidate[] {
  if (/avif|svg|jxl|heic/i.test(attributes['type'] ?? '')) return [];
  return SETS.flatMap((name) => candidatesOf(attributes[name] ?? '', null));
}

/** The picture of an element; null when there is none. */
export function backgroundOf(style: string): PictureMention | null {
  const address = /background[^;]{0,200}?url\(\s*["']?([^"')]{1,2048})/i.exec(style)?.[1];
  if (address === undefined || address.startsWith('data:')) return null;
  return { candidates: [{ address, width: null }], width: null, height: null, text: '', sizes: [] };
}

/** Addresses with `640w` or `2x`, separated by commas, which addresses may contain as well. */
function candidatesOf(
  set: string,
  shownWidth: number | null,
): readonly (Candidate & { readonly density: number })[] {
  const found: (Candidate & { readonly density: number })[] = [];
  for (const part of set.slice(0, SET_LENGTH).split(/,(?=\s|https?:|\/)/)) {
    const [address = '', size = ''] = part.trim().split(/\s+/, 2);
    if (address === '' || address.startsWith('data:')) continue;
    const figure = Number.parseFloat(size);
    const isWidth = size.endsWith('w') && figure > 0;
    const isDensity = size.endsWith('x') && figure > 0 && figure < 10;
    const ofDensity = isDensity && shownWidth !== null ? shownWidth * figure : null;
    const width = isWidth ? figure : ofDensity;
    found.push({
      address: address.replace(/,$/, ''),
      width: width === null ? null : Math.round(width),
      density: isDensity ? figure : 1,
    });
  }
  return found;
}

/** With densities only, the widths are unknown, but the largest one is known. */
function denserFirst(set: readonly (Candidate & { readonly density: number })[]): readonly Candidate[] {
  if (set.some(({ width }) => width !== null) || set.every(({ density }) => density === 1)) return [];
  return set.toSorted((one, other) => other.density - one.density).slice(0, 1);
}

function sideOf(text: string | undefined): number | null {
  const side = /^\s*(\d{1,5})(?:px)?\s*$/.exec(text ?? '')?.[1];
  return side === undefined || Number(side) === 0 ? null : Number(side);
}
