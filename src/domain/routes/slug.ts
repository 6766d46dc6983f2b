import { normalized } from '../text/normalized.ts';
import { pinSegment } from './internal/pin-segment.ts';

/** Maximum length of the title in the address of a pin, in UTF-16 units. */
const MAX_PIN_SLUG_LENGTH = 80;

/** `/{username}/feed.rss` is the feed of the profile, so `feed` is not allowed as a board's slug. */
const RESERVED_SLUGS: ReadonlySet<string> = new Set(['feed']);

/**
 * A name as part of an address: lower case, letters (with their marks) and digits of any script. Everything else
 * becomes one hyphen, none at the ends and never two in a row. A name without a letter or digit becomes `fallback`.
 */
export function slugOf(name: string, fallback = 'board'): string {
  return wordsOf(name).join('-') || fallback;
}

/** A unique slug: the first of `chairs`, `chairs-2`, `chairs-3` … that is not taken. */
export function uniqueSlug(name: string, taken: (slug: string) => boolean, fallback = 'board'): string {
  const slug = slugOf(name, fallback);
  let candidate = slug;
  for (let count = 2; RESERVED_SLUGS.has(candidate) || taken(candidate); count += 1) {
    candidate = `${slug}-${count}`;
  }
  return candidate;
}

/** The readable address of a pin, `/pin/{slug}--{id}/`, as a path that needs no further encoding. */
export function pinSeoPath(pin: { readonly id: string; readonly title: string }): string {
  return `/pin/${pinSegment(pin.id, shortened(wordsOf(pin.title)))}/`;
}

function wordsOf(name: string): readonly string[] {
  // Lower case can decompose a letter (İ), so it is normalized again afterwards.
  const lower = normalized(normalized(name).toLowerCase()).replace(/\p{Variation_Selector}/gu, '');
  return lower.match(/(?:[\p{L}\p{Nd}][\p{Mn}\p{Mc}]*)+/gu) ?? [];
}

/** As many whole words as fit; a first word that is too long is cut. */
function shortened(words: readonly string[]): string {
  const [first = 'pin', ...others] = words;
  // Never split a surrogate pair.
  let slug = first.slice(0, MAX_PIN_SLUG_LENGTH).replace(/[\ud800-\udbff]$/, '');
  for (const word of others) {
    if (slug.length + 1 + word.length > MAX_PIN_SLUG_LENGTH) break;
    slug += `-${word}`;
  }
  return slug;
}
