import { PROFILE_NAME, profilePinsPath } from '../../../../../src/domain/saving/saved-place.ts';
import type { WirePin, WireSavedInfo } from '../../../../../wire/pin.ts';
import { boardPath, sectionPath } from '../../../../application/boards/board-path.ts';
import type { PinView } from '../../../../application/ports/pins/views.ts';
import { boardShortToWire } from '../board-to-wire.ts';
import type { SerializationContext } from '../serialization-context.ts';
import { userShortToWire } from '../user-to-wire.ts';

type PinRelations = Pick<
  WirePin,
  | 'board'
  | 'pinned_to_board'
  | 'pinner'
  | 'closeup_attribution'
  | 'native_creator'
  | 'origin_pinner'
  | 'via_pinner'
  | 'promoter'
  | 'sponsorship'
  | 'saved_info'
  | 'origin_board'
  | 'original_pin_id'
  | 'is_repin'
>;

/** The people and boards that a pin refers to. */
export function pinRelationsToWire(view: PinView, context: SerializationContext): PinRelations {
  const { pin, original } = view;
  const isRepin = pin.originalPinId !== null;
  const pinner = userShortToWire(view.pinner, context);
  const originPinner = original === null ? null : userShortToWire(original.pinner, context);
  const creator = isRepin ? originPinner : pinner;
  const originBoard = isRepin ? (original?.board ?? null) : view.board;
  return {
    board: boardShortToWire(view.board, context),
    pinned_to_board: pinnedToBoard(view),
    pinner,
    closeup_attribution: creator ?? pinner,
    native_creator: creator,
    origin_pinner: originPinner,
    via_pinner: view.via === null ? null : userShortToWire(view.via, context),
    promoter: null,
    sponsorship: sponsorshipToWire(view, context),
    saved_info: savedInfo(view),
    origin_board: originBoard?.board.privacy === 'public' ? boardShortToWire(originBoard, context) : null,
    original_pin_id: original?.pinId ?? null,
    is_repin: isRepin,
  };
}

function sponsorshipToWire({ sponsorship }: PinView, context: SerializationContext): WirePin['sponsorship'] {
  if (sponsorship === null) return null;
  const { creator, sponsor, status } = sponsorship;
  return {
    creator: userShortToWire(creator, context),
    sponsor: sponsor === null ? null : userShortToWire(sponsor, context),
    status,
  };
}

function pinnedToBoard({ savedCopy }: PinView): WirePin['pinned_to_board'] {
  if (savedCopy === null) return null;
  const { board } = savedCopy.board;
  return { id: board.id, name: board.name, url: boardPath(savedCopy.board) };
}

function savedInfo({ savedCopy }: PinView): WireSavedInfo | null {
  if (savedCopy === null) return null;
  const { pinId, section } = savedCopy;
  const { board } = savedCopy.board;
  const ids = { local_pin_id: pinId, board_id: board.id, section_id: section?.id ?? null };
  if (board.layout === 'quick_saves') {
    const url = profilePinsPath(savedCopy.board);
    return { ...ids, title: PROFILE_NAME, type: 'profile', url };
  }
  if (section === null) return { ...ids, title: board.name, type: 'board', url: boardPath(savedCopy.board) };
  return { ...ids, title: section.title, type: 'section', url: sectionPath(savedCopy.board, section) };
}
