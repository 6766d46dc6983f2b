import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import type { PinId } from '../../../domain/ids/ids.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { CheckIcon } from '../../kit/icons/check-icon.tsx';
import { GripIcon } from '../../kit/icons/grip-icon.tsx';
import type { ItemDrag } from '../../kit/lists/item-drag.ts';
import { pictureAspect } from '../../pins/card/pin-card-shape.ts';
import { PinPicture } from '../../pins/picture/pin-picture.tsx';
import { cardName } from '../../pins/pin-names.ts';
import type { OrganizeViewModel } from './organize-view-model.ts';
import classes from './selectable-card.module.css';

/** A pin that can be selected and, if the order may be changed, dragged. */
export const SelectableCard = observer(function SelectableCard({
  pin,
  index,
  model,
  drag,
}: {
  readonly pin: Pin;
  readonly index: number;
  readonly model: OrganizeViewModel;
  /** Null when the order cannot be changed. */
  readonly drag: ItemDrag<PinId> | null;
}) {
  const id = pin.entityId;
  const selected = model.isSelected(id);
  const moveByKey = (event: KeyboardEvent) => {
    const to = drag === null || !event.altKey ? undefined : placeByKey(event, index, model.feed.ids.length);
    if (to === undefined) return;
    event.preventDefault();
    void model.reorder(id, to);
  };
  return (
    <div
      className={classes.card}
      data-selected={selected || undefined}
      data-drop={drag?.dropAt(id)}
      data-dragged={drag?.dragged === id || undefined}
      data-pin={id}
    >
      <button
        type="button"
        role="checkbox"
        aria-checked={selected}
        aria-label={cardName(pin)}
        aria-keyshortcuts={drag === null ? undefined : 'Alt+ArrowLeft Alt+ArrowRight Alt+Home'}
        className={classes.choice}
        data-card-focus=""
        onClick={(event) => {
          if (drag?.tookClick() !== true) model.click(id, event.shiftKey);
        }}
        onPointerDown={drag === null ? undefined : (event) => drag.press(event, id, 'card')}
        onKeyDown={moveByKey}
      >
        <PinPicture pin={pin} aspect={pictureAspect(pin)} index={index} added />
        <span className={classes.border} />
        <span className={classes.mark}>{selected && <CheckIcon size={18} />}</span>
      </button>
      {drag !== null && (
        <span
          className={classes.grip}
          aria-hidden="true"
          onPointerDown={(event) => drag.press(event, id, 'grip')}
        >
          <GripIcon size={20} />
        </span>
      )}
    </div>
  );
});

/** In reading direction. */
function placeByKey(
  { key, currentTarget }: KeyboardEvent,
  index: number,
  length: number,
): number | undefined {
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft') || key === 'ArrowUp') return index - 1;
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight') || key === 'ArrowDown') return index + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}
