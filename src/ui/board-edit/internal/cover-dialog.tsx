import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SQUARE_PIN_IMAGE } from '../../../domain/images/image-sizes.ts';
import { ALONE, type CardSetting } from '../../../domain/cards/card-setting.ts';
import { pinAltText } from '../../../domain/pins/pin-image.ts';
import type { Board } from '../../../domain/boards/board.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { useApp } from '../../base/app-context.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { Dialog } from '../../kit/layers/dialog.tsx';
import { ErrorState } from '../../kit/states/error-state.tsx';
import { pinGridItem } from '../../pins/card/pin-grid-item.ts';
import { failureText } from '../../base/failure-text.ts';
import classes from './cover-dialog.module.css';
import { text } from '../../text/language.ts';
import { boardEditMessages } from './messages.en.ts';

/** Cards to select a cover from are pictures alone. */
const SELECTABLE: CardSetting = { ...ALONE, surface: 'BoardCoverSelectablePin', isWordless: true };

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
  const pins = feed.ids.flatMap((id) => stores.pins.find(id) ?? []);
  const cards = pins.map((pin) => pinGridItem(pin, SELECTABLE));
  const use = () => {
    const pin = pins.find(({ entityId }) => entityId === picked);
    if (pin !== undefined) onChoose(pin);
    onClose();
  };
  return (
    <Dialog
      title={text(boardEditMessages.chooseCover)}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text(boardEditMessages.cancel)}</Button>
          <Button kind="primary" onClick={use}>
            {text(boardEditMessages.useCover)}
          </Button>
        </>
      }
    >
      <div className={classes.choices} role="radiogroup" aria-label={text(boardEditMessages.pins)}>
        {cards.map(({ pin, key, label, surface }) => (
          <label key={key} className={classes.choice} data-surface={surface}>
            <input
              type="radio"
              name="cover"
              className={classes.input}
              aria-label={label}
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
        <ErrorState title={text(boardEditMessages.pinsFailed)} onRetry={() => void feed.loadMore()}>
          {failureText(feed.failure ?? 'unavailable')}
        </ErrorState>
      )}
      {(feed.phase === 'ready' || feed.phase === 'loading') && (
        <Button
          pending={feed.phase === 'loading' && text(boardEditMessages.loading)}
          onClick={() => void feed.loadMore()}
        >
          {text(boardEditMessages.morePins)}
        </Button>
      )}
    </Dialog>
  );
});
