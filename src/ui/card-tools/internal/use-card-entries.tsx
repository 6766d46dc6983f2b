import type { ReactNode } from 'react';
import { cardActions, type CardAction } from '../../../domain/cards/card-actions.ts';
import { pictureDownload } from '../../../domain/pins/picture-download.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { pinSharing } from '../../../domain/sharing/pin-sharing.ts';
import { useApp } from '../../base/app-context.ts';
import { BookmarkIcon } from '../../kit/icons/bookmark-icon.tsx';
import { DownloadIcon } from '../../kit/icons/download-icon.tsx';
import { EyeOffIcon } from '../../kit/icons/eye-off-icon.tsx';
import { FlagIcon } from '../../kit/icons/flag-icon.tsx';
import { LinkIcon } from '../../kit/icons/link-icon.tsx';
import { PencilIcon } from '../../kit/icons/pencil-icon.tsx';
import { SendIcon } from '../../kit/icons/send-icon.tsx';
import type { MenuEntry } from '../../kit/layers/menu-items.tsx';
import type { PinGridItem } from '../../pins/card/pin-grid-item.ts';
import { copyLink } from '../../sharing/copy-link.ts';
import type { CardFeedbackActions } from '../../feedback/feedback-actions.ts';
import { savePicture } from '../save-picture.ts';

const LOOKS: Readonly<Record<CardAction, { readonly label: string; readonly icon: ReactNode }>> = {
  save: { label: 'Save', icon: <BookmarkIcon size={20} /> },
  'change-board': { label: 'Change board', icon: <BookmarkIcon size={20} /> },
  send: { label: 'Send', icon: <SendIcon size={20} /> },
  'copy-link': { label: 'Copy link', icon: <LinkIcon size={20} /> },
  download: { label: 'Download image', icon: <DownloadIcon size={20} /> },
  hide: { label: 'Hide Pin', icon: <EyeOffIcon size={20} /> },
  report: { label: 'Report Pin', icon: <FlagIcon size={20} /> },
  edit: { label: 'Edit', icon: <PencilIcon size={20} /> },
};

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
    const look = LOOKS[action];
    switch (action) {
      case 'save':
        return {
          ...look,
          label: isSaved ? 'Remove from saved' : look.label,
          onChoose: () => saving.press(pin, session.kind === 'full'),
        };
      case 'change-board':
        return { ...look, onChoose: () => saving.askForPlace(pin) };
      case 'send':
        return { ...look, onChoose: onSend };
      case 'copy-link':
        return { ...look, onChoose: () => void copyLink(pinSharing(pin, site).url, toasts) };
      case 'download': {
        const download = pictureDownload(pin);
        return { ...look, onChoose: () => download && savePicture(download) };
      }
      case 'hide':
        return { ...look, onChoose: () => feedback?.hide(pin, surface) };
      case 'report':
        return { ...look, onChoose: () => feedback?.report(pin) };
      case 'edit':
        return { ...look, href: formatRoute({ kind: 'pin-edit', pinId: pin.entityId }) };
    }
  };
  const offered = { viewerId: session.memberId, surface, takesFeedback: feedback !== undefined };
  return cardActions(pin, offered).map(entryOf);
}
