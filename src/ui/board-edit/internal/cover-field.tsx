import { useId } from 'react';
import type { Board } from '../../../domain/boards/board.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { Button } from '../../kit/buttons/button.tsx';
import classes from './cover-field.module.css';
import { text } from '../../text/language.ts';
import { boardEditMessages } from './messages.en.ts';

/** The cover picture of the board, with a button to change it. */
export function CoverField({
  board,
  chosen,
  error,
  onChange,
}: {
  readonly board: Board;
  /** Chosen in this form, not saved yet. */
  readonly chosen: Pin | null;
  readonly error: string | null;
  readonly onChange: () => void;
}) {
  const id = useId();
  const [first] = board.images['170x'];
  const cover =
    chosen?.imageSpec['474x']?.url ?? board.imageCoverHdUrl ?? board.imageCoverUrl ?? first?.url ?? null;
  return (
    <div className={classes.field} role="group" aria-labelledby={id}>
      <p className={classes.label} id={id}>
        {text(boardEditMessages.cover)}
      </p>
      <div className={classes.row}>
        <div className={classes.cover}>{cover !== null && <img src={cover} alt="" />}</div>
        <div className={classes.words}>
          <p className={classes.help}>
            {text(board.pinCount === 0 ? boardEditMessages.coverOfFirstPin : boardEditMessages.coverDetail)}
          </p>
          {board.pinCount > 0 && <Button onClick={onChange}>{text(boardEditMessages.changeCover)}</Button>}
          {error !== null && <p className={classes.error}>{error}</p>}
        </div>
      </div>
    </div>
  );
}
