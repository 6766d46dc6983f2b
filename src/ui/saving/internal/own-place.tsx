import { observer } from 'mobx-react-lite';
import type { Pin } from '../../../domain/pins/pin.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import { classNames } from '../../kit/class-names.ts';
import { BookmarkIcon } from '../../kit/icons/bookmark-icon.tsx';
import { ChevronDownIcon } from '../../kit/icons/chevron-down-icon.tsx';
import { PencilIcon } from '../../kit/icons/pencil-icon.tsx';
import { TrashIcon } from '../../kit/icons/trash-icon.tsx';
import type { MenuEntry } from '../../kit/layers/menu-items.tsx';
import { Menu } from '../../kit/layers/menu.tsx';
import bar from './save-button.module.css';
import classes from './own-place.module.css';
import { boardName } from '../../boards/board-name.ts';
import { text } from '../../text/language.ts';
import { savingMessages } from './messages.en.ts';

type OwnPlaceProps = {
  readonly pin: Pin;
  readonly look: 'card' | 'closeup';
  readonly onRemoved: (() => void) | undefined;
};

/** On the viewer's own pin: its board, with buttons to change the board, to edit the pin, and to remove a copy. */
export const OwnPlace = observer(function OwnPlace({ pin, look, onRemoved }: OwnPlaceProps) {
  const { saving } = useApp().stores;
  const title = boardName(pin.board);
  const removal: MenuEntry = {
    label: text(savingMessages.remove),
    icon: <TrashIcon size={20} />,
    destructive: true,
    onChoose: () => saving.remove(pin, onRemoved),
  };
  return (
    <div className={look === 'card' ? bar.bar : bar.row}>
      <Menu
        label={text(pin.isRepin ? savingMessages.copyMenu : savingMessages.ownMenu, { place: title })}
        menuLabel={text(savingMessages.ownPin)}
        trigger={
          <>
            <bdi className={classes.name}>{title}</bdi>
            <ChevronDownIcon size={look === 'card' ? 16 : 20} />
          </>
        }
        triggerClass={classNames(classes.place, look === 'card' ? classes.card : classes.closeup)}
        entries={[
          {
            label: text(savingMessages.changeBoard),
            icon: <BookmarkIcon size={20} />,
            onChoose: () => saving.askForPlace(pin),
          },
          {
            label: text(savingMessages.edit),
            icon: <PencilIcon size={20} />,
            href: formatRoute({ kind: 'pin-edit', pinId: pin.entityId }),
          },
          ...(pin.isRepin ? [removal] : []),
        ]}
      />
    </div>
  );
});
