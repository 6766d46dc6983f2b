import { useState } from 'react';
import { useApp } from '../../base/app-context.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { ConfirmDialog } from '../../kit/layers/confirm-dialog.tsx';
import { text } from '../../text/language.ts';
import { tunerMessages } from './messages.en.ts';
import { startOver } from './tuned-list.ts';
import classes from './tuner-view.module.css';

/** Lets recommendations begin anew, after a question that says what stays. */
export function StartOver() {
  const app = useApp();
  const [asks, setAsks] = useState(false);
  return (
    <section className={classes.startOver} aria-labelledby="start-over">
      <h2 className={classes.heading} id="start-over">
        {text(tunerMessages.startOver)}
      </h2>
      <p className={classes.lead}>{text(tunerMessages.startOverDetail)}</p>
      <Button kind="quiet" size={48} onClick={() => setAsks(true)}>
        {text(tunerMessages.startOver)}
      </Button>
      {asks && (
        <ConfirmDialog
          title={text(tunerMessages.startOverQuestion)}
          description={text(tunerMessages.startOverDetail)}
          confirm={text(tunerMessages.startOver)}
          pending={text(tunerMessages.startingOver)}
          onConfirm={async () => {
            await startOver(app);
            setAsks(false);
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
}
