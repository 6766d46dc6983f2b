import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useLazyDialog } from '../../../base/lazy/use-lazy-dialog.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import type { SourceReading } from '../../../sources/source-reading.ts';
import classes from './source-field.module.css';
import { text } from '../../../text/language.ts';
import { createSourceMessages } from './messages.en.ts';

/** A field for the address of a page or a picture, as an alternative to a file. */
export const SourceField = observer(function SourceField({ reading }: { readonly reading: SourceReading }) {
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const { part, open } = useLazyDialog();
  const { problem } = reading;
  useEffect(() => {
    if (problem === null) return;
    input.current?.focus();
    // On a phone the text would be behind the bar.
    field.current?.scrollIntoView?.({ block: 'nearest' });
  }, [problem]);
  const explain = () =>
    open(async (close) => {
      const { SaveAnywhere } = await import('../../../sources/save-anywhere.tsx');
      return createPortal(<SaveAnywhere onClose={close} />, document.body);
    });
  const read = () => void reading.read();
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The field is inside the pin's form, which Enter would publish.
    event.preventDefault();
    read();
  };
  return (
    <div className={classes.source}>
      <p className={classes.or}>{text(createSourceMessages.or)}</p>
      <div className={classes.row} ref={field}>
        <TextField
          ref={input}
          label={text(createSourceMessages.site)}
          type="url"
          inputMode="url"
          enterKeyHint="go"
          placeholder={text(createSourceMessages.siteForm)}
          value={reading.typed}
          onChange={reading.type}
          onKeyDown={enter}
          error={problem}
        />
        <Button
          className={classes.find}
          onClick={read}
          pending={reading.isBusy && text(createSourceMessages.finding)}
        >
          {text(createSourceMessages.find)}
        </Button>
      </div>
      <Button kind="plain" size={32} className={classes.anywhere} aria-haspopup="dialog" onClick={explain}>
        {text(createSourceMessages.anywhere)}
      </Button>
      {part}
    </div>
  );
});
