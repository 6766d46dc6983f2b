import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import {
  AVATAR_ZOOM_MAX,
  movedCrop,
  zoomedCrop,
  zoomOf,
  type AvatarCrop,
  type PictureSize,
} from '../../../../domain/images/avatar-crop.ts';
import { IconButton } from '../../../kit/buttons/icon-button.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { ArrowDownIcon } from '../../../kit/icons/arrow-down-icon.tsx';
import { ArrowLeftIcon } from '../../../kit/icons/arrow-left-icon.tsx';
import { ArrowRightIcon } from '../../../kit/icons/arrow-right-icon.tsx';
import { ArrowUpIcon } from '../../../kit/icons/arrow-up-icon.tsx';
import { MinusIcon } from '../../../kit/icons/minus-icon.tsx';
import { PlusIcon } from '../../../kit/icons/plus-icon.tsx';
import classes from './crop-field.module.css';
import { text } from '../../../text/language.ts';
import { profileSettingMessages } from './messages.en.ts';

type CropFieldProps = {
  readonly address: string;
  /** Null until the picture has loaded. */
  readonly picture: PictureSize | null;
  readonly crop: AvatarCrop | null;
  readonly onCrop: (crop: AvatarCrop) => void;
  readonly onSize: (picture: PictureSize) => void;
  readonly onUnreadable: () => void;
};

/** The size of a step, relative to the crop's side. */
const STEP = 1 / 16;
const ZOOM_STEP = 0.25;

const MOVES = [
  {
    label: profileSettingMessages.moveLeft,
    key: 'ArrowLeft',
    icon: <ArrowLeftIcon size={20} />,
    right: -1,
    down: 0,
  },
  {
    label: profileSettingMessages.moveUp,
    key: 'ArrowUp',
    icon: <ArrowUpIcon size={20} />,
    right: 0,
    down: -1,
  },
  {
    label: profileSettingMessages.moveDown,
    key: 'ArrowDown',
    icon: <ArrowDownIcon size={20} />,
    right: 0,
    down: 1,
  },
  {
    label: profileSettingMessages.moveRight,
    key: 'ArrowRight',
    icon: <ArrowRightIcon size={20} />,
    right: 1,
    down: 0,
  },
] as const;

/** Moves and zooms a picture under a round crop: by dragging, by arrow keys with + and −, and by buttons. */
export function CropField(props: CropFieldProps) {
  const { address, picture, crop, onCrop, onSize, onUnreadable } = props;
  const image = useRef<HTMLImageElement>(null);
  const dragged = useRef<{ readonly x: number; readonly y: number } | null>(null);

  useLayoutEffect(() => {
    // Set through the object model: the page's policy forbids style attributes.
    const style = image.current?.style;
    if (style === undefined || picture === null || crop === null) return;
    const part = (px: number) => `${(px / crop.side) * 100}%`;
    style.setProperty('width', part(picture.width));
    style.setProperty('height', part(picture.height));
    style.setProperty('left', part(-crop.left));
    style.setProperty('top', part(-crop.top));
  }, [picture, crop]);

  const ready = picture !== null && crop !== null;
  const zoom = ready ? zoomOf(crop, picture) : 1;
  const zoomTo = (wanted: number) => {
    if (ready) onCrop(zoomedCrop(crop, picture, wanted));
  };
  const move = ({ right, down }: { readonly right: number; readonly down: number }) => {
    if (ready) onCrop(movedCrop(crop, picture, right * crop.side * STEP, down * crop.side * STEP));
  };

  const press = (event: KeyboardEvent) => {
    const step = MOVES.find(({ key }) => key === event.key);
    if (step !== undefined) move(step);
    else if (event.key === '+' || event.key === '=') zoomTo(zoom + ZOOM_STEP);
    else if (event.key === '-') zoomTo(zoom - ZOOM_STEP);
    else return;
    event.preventDefault();
  };
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (dragged.current === null || !ready) return;
    // The picture follows the pointer, so the crop moves in the opposite direction.
    const scale = crop.side / event.currentTarget.clientWidth;
    const right = (dragged.current.x - event.clientX) * scale;
    const down = (dragged.current.y - event.clientY) * scale;
    dragged.current = { x: event.clientX, y: event.clientY };
    onCrop(movedCrop(crop, picture, right, down));
  };
  const release = () => (dragged.current = null);

  return (
    <div className={classes.field}>
      <div
        className={classes.frame}
        role="application"
        aria-label={text(profileSettingMessages.cropArea)}
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onWheel={(event) => zoomTo(zoom - Math.sign(event.deltaY) * ZOOM_STEP)}
      >
        <img
          ref={image}
          className={classNames(classes.image, !ready && classes.unplaced)}
          src={address}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={onUnreadable}
        />
      </div>
      <div className={classes.row}>
        <IconButton
          label={text(profileSettingMessages.zoomOut)}
          icon={<MinusIcon size={20} />}
          onClick={() => zoomTo(zoom - ZOOM_STEP)}
        />
        <input
          className={classes.zoom}
          type="range"
          aria-label={text(profileSettingMessages.zoom)}
          min={1}
          max={AVATAR_ZOOM_MAX}
          step={0.05}
          value={zoom}
          onChange={(event) => zoomTo(Number(event.currentTarget.value))}
        />
        <IconButton
          label={text(profileSettingMessages.zoomIn)}
          icon={<PlusIcon size={20} />}
          onClick={() => zoomTo(zoom + ZOOM_STEP)}
        />
      </div>
      <div className={classNames(classes.row, classes.moves)}>
        {MOVES.map((step) => (
          <IconButton
            key={step.key}
            kind="quiet"
            size={40}
            label={text(step.label)}
            icon={step.icon}
            onClick={() => move(step)}
          />
        ))}
      </div>
    </div>
  );
}
