import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { showsOverflowMenu } from '../../../domain/cards/overflow-menu.ts';
import { MoreIcon } from '../../kit/icons/more-icon.tsx';
import { SendIcon } from '../../kit/icons/send-icon.tsx';
import { Menu } from '../../kit/layers/menu.tsx';
import type { PinGridItem } from '../../pins/card/pin-grid-item.ts';
import { useShareEntries } from '../../sharing/use-share-entries.tsx';
import { sharingMessages } from '../../sharing/messages.en.ts';
import { text } from '../../text/language.ts';
import { cardToolMessages } from '../messages.en.ts';
import classes from './bar-button.module.css';
import type { CardFeedbackActions } from '../../feedback/feedback-actions.ts';
import { useCardEntries } from './use-card-entries.tsx';

type BarMenusProps = { readonly item: PinGridItem; readonly feedback: CardFeedbackActions | undefined };

/** The buttons on a card that open its menus: sharing, and all other actions. */
export const BarMenus = observer(function BarMenus({ item, feedback }: BarMenusProps) {
  const share = useRef<HTMLDivElement>(null);
  const entries = useCardEntries({ item, feedback, onSend: () => share.current?.showPopover() });
  const shareEntries = useShareEntries(item.pin);
  return (
    <>
      <Menu
        label={text(cardToolMessages.send)}
        menuLabel={text(sharingMessages.menu)}
        trigger={<SendIcon size={16} />}
        triggerClass={classes.button}
        entries={shareEntries}
        popoverRef={share}
      />
      {showsOverflowMenu(item.pin, item) && (
        <Menu
          label={text(cardToolMessages.more)}
          trigger={<MoreIcon size={18} />}
          triggerClass={classes.button}
          entries={entries}
        />
      )}
    </>
  );
});
