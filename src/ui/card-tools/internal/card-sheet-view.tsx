import { observer } from 'mobx-react-lite';
import { Dialog } from '../../kit/layers/dialog.tsx';
import { MenuItems } from '../../kit/layers/menu-items.tsx';
import { cardName } from '../../pins/pin-names.ts';
import { useShareEntries } from '../../sharing/use-share-entries.tsx';
import { sharingMessages } from '../../sharing/messages.en.ts';
import { text } from '../../text/language.ts';
import { cardToolMessages } from '../messages.en.ts';
import classes from './card-sheet-view.module.css';
import type { CardSheet, SheetItem } from './card-sheet.ts';
import type { CardFeedbackActions } from '../../feedback/feedback-actions.ts';
import { useCardEntries } from './use-card-entries.tsx';

type SheetProps = { readonly sheet: CardSheet; readonly feedback: CardFeedbackActions | undefined };
type PartProps = SheetProps & { readonly item: SheetItem };

/** The sheet with the menu of a card; renders nothing while it is closed. */
export const CardSheetView = observer(function CardSheetView({ sheet, feedback }: SheetProps) {
  const { shown, close } = sheet;
  if (shown === null) return null;
  const { kind, item } = shown;
  const isMenu = kind === 'menu';
  return (
    <Dialog
      key={kind}
      title={text(isMenu ? cardToolMessages.more : sharingMessages.menu)}
      description={cardName(item.pin)}
      onClose={close}
    >
      <div className={classes.entries}>
        {isMenu ? (
          <MenuPart sheet={sheet} item={item} feedback={feedback} />
        ) : (
          <SharePart sheet={sheet} item={item} />
        )}
      </div>
    </Dialog>
  );
});

const MenuPart = observer(function MenuPart({ sheet, item, feedback }: PartProps) {
  const entries = useCardEntries({ item, feedback, onSend: () => sheet.openShare(item) });
  return <MenuItems label={text(cardToolMessages.more)} entries={entries} onChosen={sheet.close} />;
});

function SharePart({ sheet, item }: Omit<PartProps, 'feedback'>) {
  return (
    <MenuItems
      label={text(sharingMessages.menu)}
      entries={useShareEntries(item.pin)}
      onChosen={sheet.close}
    />
  );
}
