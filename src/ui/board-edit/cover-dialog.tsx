import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SQUARE_PIN_IMAGE } from '../../domain/images/image-sizes.ts';
import { pinAltText } from '../../domain/pins/pin-image.ts';
import type { Board } from '../../domain/boards/board.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { useApp } from '../base/app-context.ts';
import { Button } from '../kit/buttons/button.tsx';
import { Dialog } from '../kit/layers/dialog.tsx';
import { ErrorState } from '../kit/states/error-state.tsx';
import { cardName } from '../pins/pin-names.ts';
import { failureText } from '../base/failure-text.ts';
import classes from './cover-dialog.module.css';

/** Selects one of the board's pins as its cover. */
export const CoverDialog = observer(function CoverDialog({
  board,
  chosen,
  onChoose,
  onClose,
}: {
  readonly board: Board;
  readonly chosen: Pin | null;
  readonly onChoose: (pin: Pin) => void;
  readonly onClose: () => void;
}) {
  const { stores } = useApp();
  const feed = stores.feeds.open({ kind: 'board', boardId: board.entityId });
  const [picked, setPicked] = useState(chosen?.entityId ?? board.coverPin?.pinId ?? null);
  useEffect(() => void feed.start(), [feed]);
  const pins = feed.ids.map((id) => stores.pins.find(id)).filter((pin) => pin !== undefined);
  const use = () => {
    const pin = pins.find(({ entityId }) => entityId === picked);
    if (pin !== undefined) onChoose(pin);
    onClose();
  };
  return (
    <Dialog
      title="Choose a cover"
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" onClick={use}>
            Use as cover
          </Button>
        </>
      }
    >
      <div className={classes.choices} role="radiogroup" aria-label="Pins on this board">
        {pins.map((pin) => (
          <label key={pin.entityId} className={classes.choice}>
            <input
              type="radio"
              name="cover"
              className={classes.input}
              aria-label={cardName(pin)}
              checked={picked === pin.entityId}
              onChange={() => setPicked(pin.entityId)}
            />
            <img
              src={(pin.imageSpec[SQUARE_PIN_IMAGE] ?? pin.imageSpec['170x'] ?? pin.imageSpec['236x'])?.url}
              alt={pinAltText(pin)}
              loading="lazy"
            />
          </label>
        ))}
      </div>
      {feed.phase === 'failed' && (
        <ErrorState title="Couldn’t load more pins" onRetry={() => void feed.loadMore()}>
          {failureText(feed.failure ?? 'unavailable')}
        </ErrorState>
      )}
      {(feed.phase === 'ready' || feed.phase === 'loading') && (
        <Button pending={feed.phase === 'loading' && 'Loading…'} onClick={() => void feed.loadMore()}>
          Show more pins
        </Button>
      )}
    </Dialog>
  );
});
