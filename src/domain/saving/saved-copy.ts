import type { BoardShort, Section } from '../boards/board.ts';
import type { PinId } from '../ids/ids.ts';
import type { SavedInfo } from '../pins/pin-relations.ts';
import type { Pin } from '../pins/pin.ts';
import { PROFILE_NAME, savedPlace, savedPlaceLink, type SavedPlace } from './saved-place.ts';

/** The id of the original, which all copies of a picture share. */
export function originalIdOf(pin: Pick<Pin, 'entityId' | 'originalPinId'>): PinId {
  return pin.originalPinId ?? pin.entityId;
}

/** Whether a pin is itself a copy of the viewer. */
export function isOwnCopy(pin: Pick<Pin, 'entityId' | 'isRepin' | 'savedInfo'>): boolean {
  return pin.isRepin && pin.savedInfo?.localPinId === pin.entityId;
}

/**
 * The viewer's copy that undoing the save would delete; null when there is none. A pin that the viewer created is not a
 * copy: a tap on a save button must never delete someone's work.
 */
export function copyToTakeBack(pin: Pick<Pin, 'entityId' | 'isRepin' | 'savedInfo'>): SavedInfo | null {
  const { savedInfo } = pin;
  if (savedInfo === null) return null;
  return savedInfo.localPinId === pin.entityId && !pin.isRepin ? null : savedInfo;
}

/** The place of a save on a card; without a board it is the profile. */
export type ShownPlace = Pick<SavedInfo, 'title' | 'type' | 'url'>;

export function shownPlace(
  board: Pick<BoardShort, 'name' | 'url' | 'layout' | 'owner'> | null,
  section: Pick<Section, 'title' | 'slug'> | null,
): ShownPlace {
  const place = savedPlace(board, section);
  return {
    title: titleOf(place),
    type: place.kind,
    url: savedPlaceLink(place),
  };
}

/** The card's data of the new copy of its pin. */
export function savedInfoOf(
  copyId: PinId,
  board: Pick<BoardShort, 'entityId' | 'name' | 'url' | 'layout' | 'owner'>,
  section: Pick<Section, 'entityId' | 'title' | 'slug'> | null,
): SavedInfo {
  const place = shownPlace(board, section);
  const sectionId = place.type === 'section' && section !== null ? section.entityId : null;
  return { localPinId: copyId, boardId: board.entityId, sectionId, ...place };
}

function titleOf(place: SavedPlace): string {
  if (place.kind === 'profile') return PROFILE_NAME;
  return place.kind === 'section' ? place.sectionName : place.boardName;
}
