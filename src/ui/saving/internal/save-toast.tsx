import type { ReactElement, ReactNode } from 'react';
import type { Refused } from '../../../application/ports/refused.ts';
import { SQUARE_PIN_IMAGE } from '../../../domain/images/image-sizes.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { changeLabel, SAVE_TOAST_MS } from '../../../domain/saving/save-messages.ts';
import type { SavedPlace } from '../../../domain/saving/saved-place.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { editSavedPinAddress } from '../../../domain/routes/edit-saved-pin-address.ts';
import type { ToastMessage } from '../../kit/layers/toast-message.ts';
import type { SaveTarget } from '../save-target.ts';
import { savedMessages } from '../../../domain/saving/messages.en.ts';
import { text, textParts } from '../../text/language.ts';
import { savingMessages } from './messages.en.ts';

type Save = {
  /** The pin that was saved, and the viewer's new copy of it. */
  readonly pin: Pin;
  readonly copy: Pin;
  readonly place: SavedPlace;
  readonly viewer: { readonly createdAt: number | null };
  readonly nowMs: number;
  readonly undo?: () => void;
};

/** The toast after a save: the place, a link to it or to another place, and undo. */
export function saveToast({ pin, copy, place, viewer, nowMs, undo }: Save): Omit<ToastMessage, 'id'> {
  return {
    text: savedWords(place),
    picture: smallPicture(pin),
    kind: 'done',
    durationMs: SAVE_TOAST_MS,
    undo,
    action: {
      label: text(changeLabel(place, viewer, nowMs)),
      href: editSavedPinAddress({
        pinId: copy.entityId,
        boardId: copy.board?.entityId ?? '',
        originalPinId: pin.entityId,
      }),
    },
  };
}

/** The toast after a copy was moved. */
export function movedToast(pin: Pin, place: SavedPlace): Omit<ToastMessage, 'id'> {
  return { text: savedWords(place), picture: smallPicture(pin), kind: 'done', durationMs: SAVE_TOAST_MS };
}

/** The toast after a save or a move was refused: it says what is gone, and offers another place if it is the place. */
export function refusedToast(
  pin: Pin,
  { board, section }: SaveTarget,
  { message, missing }: Refused,
  { listStays }: { readonly listStays: boolean },
): Omit<ToastMessage, 'id'> {
  const failed = failedText(message);
  const place = missing === 'section' ? section?.title : missing === 'board' ? board?.name : undefined;
  if (place === undefined)
    return {
      text: failed,
      detail: missing === 'pin' ? text(savingMessages.pinGone) : undefined,
      kind: 'problem',
    };
  return {
    text: failed,
    detail: textParts(savingMessages.gone, { place: name(place) }),
    kind: 'problem',
    durationMs: SAVE_TOAST_MS,
    action: listStays
      ? undefined
      : {
          label: text(savingMessages.chooseAnother),
          href: formatRoute({ kind: 'pin-repin', pinId: pin.entityId }),
        },
  };
}

/** The text of a failed save: the server's message, if there is one. */
export function failedText(message: string | null): string {
  return message || text(savedMessages.failed);
}

/** A thumbnail of a pin for toasts. */
export function smallPicture(pin: Pin): string | undefined {
  return pin.imageSpec[SQUARE_PIN_IMAGE]?.url ?? pin.imageSpec['60x60']?.url;
}

/** "Saved to …" with highlighted names of board and section. */
function savedWords(place: SavedPlace): ReactNode {
  switch (place.kind) {
    case 'profile':
      return text(savedMessages.toProfile);
    case 'section':
      return textParts(savedMessages.toSection, {
        section: name(place.sectionName, 'section'),
        board: name(place.boardName),
      });
    case 'board':
      return textParts(savedMessages.toBoard, { board: name(place.boardName) });
  }
}

function name(place: string, key = 'place'): ReactElement {
  return (
    <b key={key}>
      <bdi>{place}</bdi>
    </b>
  );
}
