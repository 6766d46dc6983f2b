import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { drawnCrop, movedCrop, resizedCrop, type PictureCrop } from '../../../domain/looks/picture-crop.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { text } from '../../text/language.ts';
import classes from './crop-box.module.css';
import { visualSearchMessages } from './messages.en.ts';

type CropBoxProps = {
  readonly crop: PictureCrop;
  /** Id of the text that explains the keys. */
  readonly hintId: string;
  /** Called when a person has drawn, moved or resized the box, and pauses. */
  readonly onCrop: (crop: PictureCrop) => void;
};

type Point = { readonly x: number; readonly y: number };

/** What the pointer does: draws or resizes from a fixed corner, or moves the box. */
type Drag = { readonly kind: 'draw'; readonly from: Point } | { readonly kind: 'move'; readonly last: Point };

const STEP = 0.02;
/** A pause after the last key, ms. */
const PAUSE_MS = 600;
/** Movements of the pointer below this are clicks, in fractions of the picture. */
const CLICK = 0.01;

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The part of a picture that is searched for, over the picture: changed by pointer or keys. */
export function CropBox({ crop, hintId, onCrop }: CropBoxProps) {
  const [box, setBox] = useState(crop);
  const area = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => setBox(crop), [crop]);
  useEffect(() => () => clearTimeout(pause.current), []);
  useLayoutEffect(() => {
    // Set through the object model: the page's policy forbids style attributes.
    const style = frame.current?.style;
    style?.setProperty('left', `${box.x * 100}%`);
    style?.setProperty('top', `${box.y * 100}%`);
    style?.setProperty('width', `${box.w * 100}%`);
    style?.setProperty('height', `${box.h * 100}%`);
  }, [box]);

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = area.current!.getBoundingClientRect();
    return { x: clamp((clientX - left) / width), y: clamp((clientY - top) / height) };
  };
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    const corner = (event.target as HTMLElement).dataset['corner'];
    if (corner !== undefined) drag.current = { kind: 'draw', from: opposite(box, corner) };
    else if (event.target === frame.current && !isNearlyWhole(box))
      drag.current = { kind: 'move', last: point };
    else drag.current = { kind: 'draw', from: point };
    frame.current?.focus({ preventScroll: true });
    event.preventDefault();
  };
  const pull = (event: PointerEvent) => {
    const point = pointOf(event);
    if (drag.current === null) return;
    if (drag.current.kind === 'draw') {
      const { from } = drag.current;
      if (Math.abs(point.x - from.x) + Math.abs(point.y - from.y) > CLICK) setBox(drawnCrop(from, point));
      return;
    }
    const { last } = drag.current;
    drag.current = { kind: 'move', last: point };
    setBox((moved) => movedCrop(moved, point.x - last.x, point.y - last.y));
  };
  const release = () => {
    if (drag.current === null) return;
    drag.current = null;
    onCrop(box);
  };
  const press = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const changed = (event.shiftKey ? resizedCrop : movedCrop)(box, ...step);
    setBox(changed);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onCrop(changed), PAUSE_MS);
  };

  const percent = (part: number) => Math.round(part * 100);
  const place = text(visualSearchMessages.boxAt, {
    width: percent(box.w),
    height: percent(box.h),
    left: percent(box.x),
    top: percent(box.y),
  });
  return (
    <>
      <div
        ref={area}
        className={classes.area}
        onPointerDown={grab}
        onPointerMove={pull}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <div
          ref={frame}
          className={classes.box}
          role="application"
          aria-label={text(visualSearchMessages.box)}
          aria-describedby={hintId}
          tabIndex={0}
          onKeyDown={press}
        >
          {CORNERS.map((corner) => (
            <span key={corner} data-corner={corner} className={classes.corner} />
          ))}
        </div>
      </div>
      <span role="status">
        <VisuallyHidden>{place}</VisuallyHidden>
      </span>
    </>
  );
}

const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

function opposite({ x, y, w, h }: PictureCrop, corner: string): Point {
  return { x: corner.endsWith('left') ? x + w : x, y: corner.startsWith('top') ? y + h : y };
}

/** A box around the whole picture cannot be moved, so a drag in it draws a new one. */
function isNearlyWhole({ w, h }: PictureCrop): boolean {
  return w > 0.98 && h > 0.98;
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}
