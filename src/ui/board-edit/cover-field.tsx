import { useId } from 'react';
import type { Board } from '../../domain/boards/board.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { Button } from '../kit/buttons/button.tsx';
import classes from './cover-field.module.css';

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
        Cover
      </p>
      <div className={classes.row}>
        <div className={classes.cover}>{cover !== null && <img src={cover} alt="" />}</div>
        <div className={classes.words}>
          <p className={classes.help}>
            {board.pinCount === 0 ? 'The first pin you save becomes the cover.' : 'Shown on your profile.'}
          </p>
          {board.pinCount > 0 && <Button onClick={onChange}>Change cover</Button>}
          {error !== null && <p className={classes.error}>{error}</p>}
        </div>
      </div>
    </div>
  );
}
