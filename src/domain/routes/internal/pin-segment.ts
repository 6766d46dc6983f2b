import { decodePart, encodePart } from './query-text.ts';

/** Segments that are not pin ids: `/pin/create/` is the creation page, and browsers remove dots from paths. */
const NOT_PIN_IDS: ReadonlySet<string | undefined> = new Set(['', 'create', '.', '..']);

/**
 * The id in the last part of `/pin/{text}--{id}/`: the text after the last pair of hyphens, or the whole segment. Takes
 * the undecoded segment, because an encoded hyphen (`%2D`) belongs to the id.
 */
export function pinIdOfSegment(segment: string): string | undefined {
  const pair = segment.lastIndexOf('--');
  const id = decodePart(pair === -1 ? segment : segment.slice(pair + 2));
  return NOT_PIN_IDS.has(id) ? undefined : id;
}

/** The segment that `pinIdOfSegment` parses back, for any id (it may be the URL of a variant). */
export function pinSegment(pinId: string, words?: string): string {
  const id = encodePart(pinId).replaceAll('--', '-%2D');
  return words === undefined ? id : `${encodePart(words)}--${id}`;
}
