/** A word with this many hits is never corrected. */
export const KNOWN_HITS = 3;
/** Only words that occur this often are corrections. */
export const CORRECTION_HITS = 2;

const ONE_EDIT_LENGTH = 4;
const TWO_EDITS_LENGTH = 8;
/** From this length on, a second mistake is considered where no word has only one. */
const SECOND_TRY_LENGTH = 7;
/** Only beginnings are compared quickly; the rest is compared letter by letter. */
const BEGINNING = 7;

/** How many mistakes a typed word of this length may have; 0: it is not corrected. */
export function editsAllowed(length: number): 0 | 1 | 2 {
  if (length < ONE_EDIT_LENGTH) return 0;
  return length < TWO_EDITS_LENGTH ? 1 : 2;
}

/** The numbers of mistakes by which a word of this length is looked for, until one finds something. */
export function editsTried(length: number): readonly (1 | 2)[] {
  const edits = editsAllowed(length);
  if (edits === 0) return [];
  return edits === 1 && length >= SECOND_TRY_LENGTH ? [1, 2] : [edits];
}

/** How many mistakes are expected of a word that was meant, which may be shorter by a letter than the typed one. */
export function editsExpected(length: number): 0 | 1 | 2 {
  return editsAllowed(length + 1);
}

/**
 * The beginning of a word, and what is left of it without any one or two letters. Two words within that distance have
 * one of them in common. An index of these finds corrections without looking at every word.
 */
export function deletionsOf(word: string, edits: 0 | 1 | 2): ReadonlySet<string> {
  const found = new Set([word.slice(0, BEGINNING)]);
  let last: ReadonlySet<string> = found;
  for (let edit = 0; edit < edits; edit++) {
    const next = new Set<string>();
    for (const text of last)
      for (let at = 0; at < text.length; at++) next.add(text.slice(0, at) + text.slice(at + 1));
    for (const text of next) found.add(text);
    last = next;
  }
  return found;
}
