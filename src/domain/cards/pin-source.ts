import type { BoardShort } from '../boards/board.ts';
import { ENABLED_GROUP } from '../experiments/experiment.ts';
import type { UserId } from '../ids/ids.ts';
import { clickDestination } from '../pins/clickthrough.ts';
import { domainOf } from '../links/http-url.ts';
import { groupBoard } from '../permissions/group-board.ts';
import { ownsPin } from '../permissions/pin-access.ts';
import type { Phrase } from '../messages/message.ts';
import type { Pin } from '../pins/pin.ts';
import { isPromoted } from '../sponsorship/promoted.ts';
import { sponsorLabel } from '../sponsorship/sponsor-label.ts';
import type { Surface } from '../surfaces/surface.ts';
import { domainText } from '../text/truncation.ts';
import type { UserShort } from '../users/user.ts';

/** The source of a pin in the form that its card shows. */
export type PinSource =
  | { readonly kind: 'sponsor'; readonly label: Phrase }
  /** Only a domain, without its icon. */
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'domain'; readonly domain: string }
  | { readonly kind: 'person'; readonly user: UserShort }
  | { readonly kind: 'board'; readonly board: BoardShort };

/** The experiment in which only the domain of a source is shown. */
const DOMAIN_ONLY = 'simplify_creator_attributions_web';

/**
 * The line above the title: the sponsor if there is one. Otherwise, for a pin with a link, the site's official account,
 * or the pinner, or the site. In grids of own pins the pinner is known, so the site is shown. Null without a link, and
 * when the link must not be followed.
 * @param groups of the viewer, by experiment
 */
export function pinSource(
  pin: Pin,
  viewerId: UserId | null = null,
  groups: Readonly<Record<string, string>> = {},
): PinSource | null {
  const label = sponsorLabel(pin, groups);
  if (label !== null) return { kind: 'sponsor', label };
  const address = sourceAddress(pin);
  if (address === null) return null;
  if (groups[DOMAIN_ONLY] === ENABLED_GROUP)
    return { kind: 'words', text: domainText(domainOf(address) ?? '') };
  const user = pin.linkDomain?.officialUser ?? (ownsPin(pin, viewerId) ? null : pin.pinner);
  if (user) return { kind: 'person', user };
  const domain = pin.linkDomain?.domain || domainOf(address);
  return domain === null ? null : { kind: 'domain', domain };
}

/** The board of a pin, if it is a group board and the grid is not the board's own. */
export function groupBoardSource({ board }: Pick<Pin, 'board'>, surface: Surface | null): PinSource | null {
  if (board === null || surface === 'BaseBoardPinGrid') return null;
  return groupBoard(board, null) === 'not_group' ? null : { kind: 'board', board };
}

/** The address of a card's source link, or null. */
export function sourceAddress(pin: Pin): string | null {
  return clickDestination(pin, { isPromoted: isPromoted(pin), isMobile: false, allowsMarketing: false });
}
