import { toPinId, type UserId } from '../../../src/domain/ids/ids.ts';
import { mayEditPin } from '../../../src/domain/permissions/pin-access.ts';
import { pinStandingOf } from '../access/pin-visibility.ts';
import type { PinRecord } from '../ports/records.ts';
import type { PinView } from '../ports/pins/views.ts';
import type { SavePlace } from './save-place.ts';

/** Texts of the copy; null = as the source. */
export type CopyTexts = {
  readonly title: string | null;
  readonly description: string | null;
  readonly note: string | null;
};

export const TEXTS_OF_SOURCE: CopyTexts = { title: null, description: null, note: null };

/**
 * A copy of a pin. It has the link and picture of the source, and its texts unless others are set; the source's note is
 * copied only for users who may read it.
 */
export function newCopy(
  source: PinView,
  place: Pick<SavePlace, 'board' | 'sectionId'>,
  made: {
    readonly actorId: UserId;
    readonly id: string;
    readonly createdAt: number;
    readonly texts: CopyTexts;
  },
): PinRecord {
  const { pin } = source;
  const sourceNote = mayEditPin(pinStandingOf(source, made.actorId)) ? pin.note : null;
  return {
    id: toPinId(made.id),
    boardId: place.board.id,
    sectionId: place.sectionId,
    pinnerId: made.actorId,
    originalPinId: pin.originalPinId ?? pin.id,
    viaPinId: pin.id,
    title: made.texts.title ?? pin.title,
    description: made.texts.description ?? pin.description,
    link: pin.link,
    altText: pin.altText,
    note: made.texts.note ?? sourceNote,
    method: 'button',
    pictureSignature: pin.pictureSignature,
    videoSignature: pin.videoSignature,
    isCommentsAllowed: true,
    createdAt: made.createdAt,
    repinCount: 0,
    commentCount: 0,
    shareCount: 0,
    favoriteCount: 0,
  };
}
