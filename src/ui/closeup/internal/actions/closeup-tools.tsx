import type { Pin } from '../../../../domain/pins/pin.ts';
import { SendIcon } from '../../../kit/icons/send-icon.tsx';
import { Menu } from '../../../kit/layers/menu.tsx';
import { cardToolMessages } from '../../../card-tools/messages.en.ts';
import { FavoriteButton } from '../../../pin-actions/favorite-button.tsx';
import { useShareEntries } from '../../../sharing/use-share-entries.tsx';
import { sharingMessages } from '../../../sharing/messages.en.ts';
import { text } from '../../../text/language.ts';
import classes from './closeup-actions.module.css';
import { CloseupMore } from './closeup-more.tsx';

/** The actions of members on an open pin other than saving: sharing, favorite, and the menu of rarely used ones. */
export function CloseupTools({ pin }: { readonly pin: Pin }) {
  const entries = useShareEntries(pin);
  return (
    <>
      <Menu
        label={text(cardToolMessages.send)}
        menuLabel={text(sharingMessages.menu)}
        trigger={<SendIcon size={24} />}
        triggerClass={classes.tool}
        entries={entries}
        align="start"
        sheet
      />
      <FavoriteButton pin={pin} look="closeup" />
      <CloseupMore pin={pin} />
    </>
  );
}
