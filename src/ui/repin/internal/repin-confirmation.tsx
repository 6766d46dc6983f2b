import type { Pin } from '../../../domain/pins/pin.ts';
import { CheckIcon } from '../../kit/icons/check-icon.tsx';
import classes from './repin-confirmation.module.css';

/** A short animation after a save: the picture settles on its board. */
export function RepinConfirmation({ pin, text }: { readonly pin: Pin; readonly text: string }) {
  const picture = pin.imageSpec['236x'];
  return (
    <div className={classes.confirmation} role="status">
      <div className={classes.board}>
        {picture && <img className={classes.picture} src={picture.url} width={168} height={168} alt="" />}
        <span className={classes.check}>
          <CheckIcon size={24} />
        </span>
      </div>
      <p className={classes.text}>{text}</p>
    </div>
  );
}
