import type { ReactNode } from 'react';
import type { Refused } from '../../../application/ports/refused.ts';
import { SQUARE_PIN_IMAGE } from '../../../domain/images/image-sizes.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { changeLabel, SAVE_TOAST_MS, saveFailedText } from '../../../domain/saving/save-messages.ts';
import { PROFILE_NAME, type SavedPlace } from '../../../domain/saving/saved-place.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { editSavedPinAddress } from '../../../domain/routes/edit-saved-pin-address.ts';
import type { ToastMessage } from '../../kit/layers/toast-message.ts';
import type { SaveTarget } from '../save-target.ts';

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
      label: changeLabel(place, viewer, nowMs),
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

/** The toast after a save or a move was refused; if the place is gone, it offers another one. */
export function refusedToast(
  pin: Pin,
  { board, section }: SaveTarget,
  { message, missing }: Refused,
  { listStays }: { readonly listStays: boolean },
): Omit<ToastMessage, 'id'> {
  const text = saveFailedText(message);
  const place = missing === 'section' ? section?.title : missing === 'board' ? board?.name : undefined;
  if (place === undefined) return { text, kind: 'problem' };
  return {
    text,
    detail: <>{name(place)} is no longer there.</>,
    kind: 'problem',
    durationMs: SAVE_TOAST_MS,
    action: listStays
      ? undefined
      : {
          label: 'Choose another',
          href: formatRoute({ kind: 'pin-repin', pinId: pin.entityId }),
        },
  };
}

/** A thumbnail of a pin for toasts. */
export function smallPicture(pin: Pin): string | undefined {
  return pin.imageSpec[SQUARE_PIN_IMAGE]?.url ?? pin.imageSpec['60x60']?.url;
}

/** "Saved to …" with highlighted names of the place. */
function savedWords(place: SavedPlace): ReactNode {
  switch (place.kind) {
    case 'profile':
      return <>Saved to {name(PROFILE_NAME)}</>;
    case 'section':
      return (
        <>
          Saved to {name(place.sectionName)} in {name(place.boardName)}
        </>
      );
    case 'board':
      return <>Saved to {name(place.boardName)}</>;
  }
}

function name(text: string): ReactNode {
  return (
    <b>
      <bdi>{text}</bdi>
    </b>
  );
}
