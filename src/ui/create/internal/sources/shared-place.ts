import type { DraftValues } from '../../../../domain/drafts/draft.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';

type Place = NonNullable<DraftValues['place']>;

/** Sets the place of one draft, and of all others without a chosen place. */
export function choosePlace(entries: readonly DraftEntry[], chosen: DraftEntry, place: Place): void {
  for (const entry of entries) if (entry === chosen || entry.values.place === null) setPlace(entry, place);
}

/** Sets the place of all drafts. */
export function choosePlaceForAll(entries: readonly DraftEntry[], place: Place): void {
  for (const entry of entries) setPlace(entry, place);
}

/** Whether the place of a draft differs from that of another draft. */
export function hasOwnPlace(entries: readonly DraftEntry[], { values: { place } }: DraftEntry): boolean {
  return entries.some(({ values }) => !isSamePlace(values.place, place));
}

function setPlace(entry: DraftEntry, place: Place): void {
  if (!entry.publishing && !isSamePlace(entry.values.place, place)) entry.set('place', place);
}

function isSamePlace(one: DraftValues['place'], other: DraftValues['place']): boolean {
  return one?.boardId === other?.boardId && one?.sectionId === other?.sectionId;
}
