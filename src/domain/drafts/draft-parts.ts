import { PART_COUNTS } from '../pins/pin-format.ts';
import { shownParts, type DraftPart } from './draft-part.ts';
import type { DraftValues } from './draft.ts';

/** A part without any input. */
export function newPart(id: string, given: Partial<Omit<DraftPart, 'id'>> = {}): DraftPart {
  return { id, picture: null, upload: null, title: '', text: '', link: '', pin: null, ...given };
}

/** Number of parts that can be added in this format. */
export function roomForParts(values: Pick<DraftValues, 'format' | 'parts'>): number {
  if (values.format === 'single') return 0;
  return Math.max(0, PART_COUNTS[values.format].max - shownParts(values).length);
}

/** The parts with one of them moved to another place among those that this format shows. */
export function withPartMoved(
  values: Pick<DraftValues, 'format' | 'parts'>,
  id: string,
  index: number,
): readonly DraftPart[] {
  const shown = shownParts(values);
  const moved = shown.find((part) => part.id === id);
  if (moved === undefined) return values.parts;
  const others = shown.filter((part) => part !== moved);
  const order = [...others.slice(0, index), moved, ...others.slice(index)];
  let next = 0;
  return values.parts.map((part) => (shown.includes(part) ? order[next++]! : part));
}

/** The cover page of a story: the chosen page, or else the first one with a picture. */
export function coverPart(values: Pick<DraftValues, 'format' | 'parts' | 'cover'>): DraftPart | undefined {
  const pictured = shownParts(values).filter(({ picture }) => picture !== null);
  return pictured.find(({ id }) => id === values.cover) ?? pictured[0];
}
