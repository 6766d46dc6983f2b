import { feedbackEntries } from '../feedback/feedback-kind.ts';
import type { UserId } from '../ids/ids.ts';
import { showsEditButton } from '../permissions/edit-button.ts';
import { ownsPin } from '../permissions/pin-access.ts';
import type { Pin } from '../pins/pin.ts';
import { saveOffer } from '../saving/save-button.ts';
import { pictureDownload } from '../pins/picture-download.ts';
import { offersPromotion } from '../promotions/promote-control.ts';
import { isPromoted } from '../sponsorship/promoted.ts';
import { isOwnProfileGrid, isTunable, type Surface } from '../surfaces/surface.ts';

/** The entries of a pin's menu. */
export type CardAction =
  | 'save'
  | 'change-board'
  | 'send'
  | 'copy-link'
  | 'download'
  | 'hide'
  | 'report'
  | 'why'
  | 'tune'
  | 'edit'
  | 'promote';

interface Surroundings {
  readonly viewerId: UserId | null;
  readonly surface: Surface | null;
  readonly isPartner: boolean;
  /** True if the viewer can give feedback on the pin. */
  readonly takesFeedback: boolean;
}

/** The menu entries of a pin for this viewer, in order. */
export function cardActions(
  pin: Pin,
  { viewerId, surface, isPartner, takesFeedback }: Surroundings,
): readonly CardAction[] {
  const isOthers = !ownsPin(pin, viewerId);
  const mayEdit = showsEditButton(pin, { viewerId, isOwnProfileGrid: isOwnProfileGrid(surface) });
  const offer = saveOffer(pin, { viewerId });
  const offered: Record<CardAction, boolean> = {
    save: offer === 'save',
    'change-board': offer === 'own-place',
    send: true,
    'copy-link': true,
    download: pictureDownload(pin) !== null,
    hide: takesFeedback && isOthers,
    report: takesFeedback && isOthers,
    why: takesFeedback && feedbackEntries(pin, viewerId).includes('why'),
    tune: takesFeedback && isOthers && isTunable(surface) && !isPromoted(pin),
    edit: mayEdit,
    // Nothing hovers on phones, so the button on the card is not there.
    promote: offersPromotion(pin, { viewerId, isPartner }, surface),
  };
  return (Object.keys(offered) as CardAction[]).filter((action) => offered[action]);
}
