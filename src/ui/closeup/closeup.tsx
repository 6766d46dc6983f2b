import { observer } from 'mobx-react-lite';
import type { Pin } from '../../domain/pins/pin.ts';
import { closeupDescription } from '../../domain/text/closeup-description.ts';
import { BoardLine } from './board-line.tsx';
import { CloseupActions } from './closeup-actions.tsx';
import { CloseupPicture } from './closeup-picture.tsx';
import classes from './closeup.module.css';
import { PinnerLine } from './pinner-line.tsx';
import { SourceLink } from './source-link.tsx';

/** A pin's picture and, beside or below it, its texts, its source and who keeps it where. */
export const Closeup = observer(function Closeup({ pin }: { readonly pin: Pin }) {
  const description = closeupDescription(pin);
  return (
    <article className={classes.closeup}>
      <CloseupPicture pin={pin} />
      <div className={classes.texts}>
        <CloseupActions pin={pin} />
        <h1 className={pin.title === '' ? classes.untitled : classes.title}>
          {pin.title === '' ? 'Untitled pin' : pin.title}
        </h1>
        {description !== '' && (
          <p className={classes.description} dir="auto">
            {description}
          </p>
        )}
        <SourceLink pin={pin} />
        {pin.pinner !== null && <PinnerLine pinner={pin.pinner} />}
        {pin.board !== null && <BoardLine board={pin.board} />}
      </div>
    </article>
  );
});
