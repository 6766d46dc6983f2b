import { observer } from 'mobx-react-lite';
import { useLazyDialog } from '../../../base/lazy/use-lazy-dialog.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { PlusIcon } from '../../../kit/icons/plus-icon.tsx';
import type { DraftParts } from '../drafts/draft-parts.ts';
import classes from './parts-editor.module.css';
import { text } from '../../../text/language.ts';
import { createPartMessages } from './messages.en.ts';

/** Adds pins to a collection. */
export const PinParts = observer(function PinParts({ parts }: { readonly parts: DraftParts }) {
  const { part, open } = useLazyDialog();
  if (parts.room === 0) return null;
  const choose = () =>
    open(async (close) => {
      const { PinChooser } = await import('./pin-chooser.tsx');
      return (
        <PinChooser
          title={text(createPartMessages.choosePins)}
          most={parts.room}
          without={parts.shown.flatMap(({ pin }) => (pin === null ? [] : [pin.pinId]))}
          onClose={close}
          onChoose={(pins) => {
            for (const pin of pins) parts.add({ pin });
            close();
          }}
        />
      );
    });
  return (
    <>
      <div className={classes.tools}>
        <Button icon={<PlusIcon size={20} />} aria-haspopup="dialog" onClick={choose}>
          {text(createPartMessages.choosePins)}
        </Button>
      </div>
      <p className={classes.hint}>{text(createPartMessages.choosePinsHelp)}</p>
      {part}
    </>
  );
});
