import { text } from '../../text/language.ts';
import { inFlowMessages } from './in-flow/messages.en.ts';
import classes from './preview-note.module.css';

/** Says on a page that it shows a preview. */
export function PreviewNote() {
  return (
    <p className={classes.note} role="note">
      {text(inFlowMessages.preview)}
    </p>
  );
}
