import { cardActions, type CardAction } from '../../../domain/cards/card-actions.ts';
import { feedbackEntryLabel } from '../../../domain/feedback/feedback-kind.ts';
import { pictureDownload } from '../../../domain/pins/picture-download.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { pinSharing } from '../../../domain/sharing/pin-sharing.ts';
import { useApp } from '../../base/app-context.ts';
import { FEEDBACK_ICONS } from '../../feedback/feedback-icons.tsx';
import { tuneEntry } from '../../feedback/tune-entry.tsx';
import { promoteMessages } from '../../ads/messages.en.ts';
import { BookmarkIcon } from '../../kit/icons/bookmark-icon.tsx';
import { DownloadIcon } from '../../kit/icons/download-icon.tsx';
import { LinkIcon } from '../../kit/icons/link-icon.tsx';
import { PencilIcon } from '../../kit/icons/pencil-icon.tsx';
import { SendIcon } from '../../kit/icons/send-icon.tsx';
import { SparklesIcon } from '../../kit/icons/sparkles-icon.tsx';
import type { MenuEntry } from '../../kit/layers/menu-items.tsx';
import type { PinGridItem } from '../../pins/card/pin-grid-item.ts';
import { copyLink } from '../../sharing/copy-link.ts';
import { sharingMessages } from '../../sharing/messages.en.ts';
import { text } from '../../text/language.ts';
import type { CardFeedbackActions } from '../../feedback/feedback-actions.ts';
import { cardToolMessages } from '../messages.en.ts';
import { savePicture } from '../save-picture.ts';
import { cardMenuMessages } from './messages.en.ts';

type CardEntries = {
  readonly item: Pick<PinGridItem, 'pin' | 'surface'>;
  /** Omitted where feedback is not possible. */
  readonly feedback: CardFeedbackActions | undefined;
  /** Shows the sharing options. */
  readonly onSend: () => void;
};

/** The entries of a pin's menu for this viewer. Call it in an observer. */
export function useCardEntries({ item, feedback, onSend }: CardEntries): readonly MenuEntry[] {
  const { site, stores } = useApp();
  const { pins, saving, session, toasts } = stores;
  const { surface } = item;
  const pin = pins.find(item.pin.entityId) ?? item.pin;
  const isSaved = saving.stateOf(pin) === 'saved';

  const entryOf = (action: CardAction): MenuEntry => {
    switch (action) {
      case 'save':
        return {
          label: text(isSaved ? cardMenuMessages.removeFromSaved : cardMenuMessages.save),
          icon: <BookmarkIcon size={20} />,
          onChoose: () => saving.press(pin, session.kind === 'full'),
        };
      case 'change-board':
        return {
          label: text(cardMenuMessages.changeBoard),
          icon: <BookmarkIcon size={20} />,
          onChoose: () => saving.askForPlace(pin),
        };
      case 'send':
        return { label: text(cardToolMessages.send), icon: <SendIcon size={20} />, onChoose: onSend };
      case 'copy-link':
        return {
          label: text(sharingMessages.copyLink),
          icon: <LinkIcon size={20} />,
          onChoose: () => void copyLink(pinSharing(pin, site.origin).url, toasts),
        };
      case 'download': {
        const download = pictureDownload(pin);
        return {
          label: text(cardToolMessages.download),
          icon: <DownloadIcon size={20} />,
          onChoose: () => download && savePicture(download),
        };
      }
      case 'hide':
      case 'report':
      case 'why':
        return {
          label: text(feedbackEntryLabel(action, pin)),
          icon: FEEDBACK_ICONS[action],
          onChoose: {
            hide: () => feedback?.hide(pin, surface),
            report: () => feedback?.report(pin),
            why: () => feedback?.explain(pin),
          }[action],
        };
      case 'tune':
        return tuneEntry();
      case 'edit':
        return {
          label: text(cardMenuMessages.edit),
          icon: <PencilIcon size={20} />,
          href: formatRoute({ kind: 'pin-edit', pinId: pin.entityId }),
        };
      case 'promote':
        return {
          label: text(promoteMessages.promote),
          icon: <SparklesIcon size={20} />,
          href: formatRoute({ kind: 'quick-promote', pinId: pin.entityId }),
        };
    }
  };
  const offered = {
    viewerId: session.memberId,
    isPartner: session.viewer?.isPartner === true,
    surface,
    takesFeedback: feedback !== undefined,
  };
  return cardActions(pin, offered).map(entryOf);
}
