import type { BoardShort, Section } from '../boards/board.ts';
import type { PinId } from '../ids/ids.ts';
import type { SavedInfo } from '../pins/pin-relations.ts';
import type { Pin } from '../pins/pin.ts';
import { boardDisplayName, savedPlace, savedPlaceLink } from './saved-place.ts';

/** What all copies of a picture share: the id of the pin that they were saved from. */
export function originalIdOf(pin: Pick<Pin, 'entityId' | 'originalPinId'>): PinId {
  return pin.originalPinId ?? pin.entityId;
}

/**
 * The viewer's copy that taking the save back would delete; null when there is none. A pin that the viewer made,
 * rather than saved, is no copy: no tap on a save button may delete somebody's work.
 */
export function copyToTakeBack(pin: Pick<Pin, 'entityId' | 'isRepin' | 'savedInfo'>): SavedInfo | null {
  const { savedInfo } = pin;
  if (savedInfo === null) return null;
  return savedInfo.localPinId === pin.entityId && !pin.isRepin ? null : savedInfo;
}

/** What a card knows of the copy that has just been made of its pin. */
export function savedInfoOf(
  copyId: PinId,
  board: Pick<BoardShort, 'entityId' | 'name' | 'url' | 'layout'>,
  section: Pick<Section, 'entityId' | 'title' | 'slug'> | null,
): SavedInfo {
  const place = savedPlace(board, section);
  return {
    localPinId: copyId,
    boardId: board.entityId,
    sectionId: place.kind === 'section' && section !== null ? section.entityId : null,
    title: place.kind === 'section' ? place.sectionName : boardDisplayName(board),
    type: place.kind,
    url: savedPlaceLink(place),
  };
}
