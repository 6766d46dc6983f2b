import type { BoardShort } from '../boards/board.ts';
import { clickDestination } from '../links/clickthrough.ts';
import { domainOf } from '../links/http-url.ts';
import { groupBoard } from '../permissions/group-board.ts';
import type { Pin } from '../pins/pin.ts';
import type { Surface } from '../surfaces/surface.ts';
import type { UserShort } from '../users/user.ts';

/** Who or what a pin comes from, as its card says it. */
export type PinSource =
  | { readonly kind: 'domain'; readonly domain: string }
  | { readonly kind: 'person'; readonly user: UserShort }
  | { readonly kind: 'board'; readonly board: BoardShort };

/** The line under the title: the site that a link leads to, or its official account; the pinner without a link. */
export function pinSource(pin: Pin): PinSource | null {
  const address = sourceAddress(pin);
  const official = address && pin.linkDomain?.officialUser;
  if (official) return { kind: 'person', user: official };
  const domain = address && (pin.linkDomain?.domain || domainOf(address));
  if (domain) return { kind: 'domain', domain };
  return pin.pinner && { kind: 'person', user: pin.pinner };
}

/** The board that a pin stands on, where several people fill it and the grid is not that board's own. */
export function groupBoardSource({ board }: Pick<Pin, 'board'>, surface: Surface | null): PinSource | null {
  if (board === null || surface === 'BaseBoardPinGrid') return null;
  return groupBoard(board, null) === 'not_group' ? null : { kind: 'board', board };
}

/** Where the source link of an ordinary card leads, or null. */
export function sourceAddress(pin: Pin): string | null {
  return clickDestination(pin, { isPromoted: false, isMobile: false, allowsMarketing: false });
}
