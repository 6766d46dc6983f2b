import { text } from '../../text/language.ts';
import classes from '../internal/card/removed-tile.module.css';
import { pinsMessages } from '../internal/messages.en.ts';

/** Replaces a picture that its creator has removed. */
export function RemovedTile({ id }: { readonly id?: string }) {
  return (
    <span className={classes.tile} id={id}>
      <b>{text(pinsMessages.unavailable)}</b> {text(pinsMessages.removed)}
    </span>
  );
}
