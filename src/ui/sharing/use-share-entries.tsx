import type { Pin } from '../../domain/pins/pin.ts';
import { mailAddress, pinSharing } from '../../domain/sharing/pin-sharing.ts';
import { useApp } from '../base/app-context.ts';
import { LinkIcon } from '../kit/icons/link-icon.tsx';
import { MailIcon } from '../kit/icons/mail-icon.tsx';
import { SendIcon } from '../kit/icons/send-icon.tsx';
import { ShareIcon } from '../kit/icons/share-icon.tsx';
import type { MenuEntry } from '../kit/layers/menu-items.tsx';
import { copyLink } from './copy-link.ts';
import { openSend } from './internal/open-send.tsx';
import { text } from '../text/language.ts';
import { sharingMessages } from './messages.en.ts';

/** The sharing options of a pin: a message to people of this site, its link, a mail, and the share sheet of the device. */
export function useShareEntries(pin: Pin): readonly MenuEntry[] {
  const { site, stores, services } = useApp();
  const { title, url } = pinSharing(pin, site.origin);
  const shared = { title: title || text(sharingMessages.somePin, { site: site.name }), url };
  const entries: MenuEntry[] = [];
  if (stores.session.memberId !== null)
    entries.push({
      label: text(sharingMessages.sendToPeople),
      icon: <SendIcon size={20} />,
      onChoose: () => openSend(stores, pin),
    });
  entries.push(
    {
      label: text(sharingMessages.copyLink),
      icon: <LinkIcon size={20} />,
      onChoose: () => void copyLink(shared.url, stores.toasts),
    },
    { label: text(sharingMessages.email), icon: <MailIcon size={20} />, href: mailAddress(shared) },
  );
  if (typeof navigator !== 'undefined' && 'share' in navigator)
    entries.push({
      label: text(sharingMessages.more),
      icon: <ShareIcon size={20} />,
      onChoose: () => {
        // Closing the share sheet is not an error.
        navigator.share(shared).catch((error: unknown) => services.logger.debug('share-ended', error));
      },
    });
  return entries;
}
