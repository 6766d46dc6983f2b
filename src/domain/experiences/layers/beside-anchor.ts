/** A box in the window, px. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type Size = Pick<Box, 'width' | 'height'>;

/** The side of the anchor on which a layer is placed. */
export type Side = 'up' | 'right' | 'down' | 'left';

/** Between the anchor and its layer, px. */
export const ANCHOR_GAP_PX = 12;
/** Between a layer and the edge of the window, px. */
const WINDOW_EDGE_PX = 8;
/** The tip stays clear of the rounded corners, px. */
const TIP_INSET_PX = 20;

const OPPOSITE: Readonly<Record<Side, Side>> = { up: 'down', down: 'up', left: 'right', right: 'left' };

/** Left and right are swapped where the text runs from right to left. */
export function mirrored(side: Side, rightToLeft: boolean): Side {
  return rightToLeft && (side === 'left' || side === 'right') ? OPPOSITE[side] : side;
}

/**
 * The side for a layer: the desired one, else the first one with room, else the higher one of above and below.
 */
export function sideFor(desired: Side, anchor: Box, layer: Size, view: Size): Side {
  const room: Readonly<Record<Side, number>> = {
    up: anchor.top,
    down: view.height - anchor.top - anchor.height,
    left: anchor.left,
    right: view.width - anchor.left - anchor.width,
  };
  const fits = (side: Side) => {
    const needed = side === 'up' || side === 'down' ? layer.height : layer.width;
    return room[side] >= needed + ANCHOR_GAP_PX + WINDOW_EDGE_PX;
  };
  const free = [desired, OPPOSITE[desired], 'down', 'up'] as const;
  return free.find(fits) ?? (room.down >= room.up ? 'down' : 'up');
}

/** The position of a layer at a side of its anchor, centred and inside the window. */
export function positionAt(side: Side, anchor: Box, layer: Size, view: Size): Pick<Box, 'left' | 'top'> {
  const left = within(anchor.left + (anchor.width - layer.width) / 2, layer.width, view.width);
  const top = within(anchor.top + (anchor.height - layer.height) / 2, layer.height, view.height);
  switch (side) {
    case 'up':
      return { left, top: anchor.top - ANCHOR_GAP_PX - layer.height };
    case 'down':
      return { left, top: anchor.top + anchor.height + ANCHOR_GAP_PX };
    case 'left':
      return { left: anchor.left - ANCHOR_GAP_PX - layer.width, top };
    case 'right':
      return { left: anchor.left + anchor.width + ANCHOR_GAP_PX, top };
  }
}

/** How far the edge of an anchor is from that of a smaller thing on it, px; 0 where the anchor ends before. */
export function gapTo(side: Side, inner: Box, anchor: Box): number {
  const gaps: Readonly<Record<Side, number>> = {
    up: inner.top - anchor.top,
    down: anchor.top + anchor.height - inner.top - inner.height,
    left: inner.left - anchor.left,
    right: anchor.left + anchor.width - inner.left - inner.width,
  };
  return Math.max(0, Math.round(gaps[side]));
}

/** Where the tip of a layer points to the middle of its anchor: px from its left edge, or from its top at a side. */
export function tipAt(side: Side, anchor: Box, layer: Box): number {
  const isAcross = side === 'up' || side === 'down';
  const at = isAcross
    ? anchor.left + anchor.width / 2 - layer.left
    : anchor.top + anchor.height / 2 - layer.top;
  const length = isAcross ? layer.width : layer.height;
  return Math.round(Math.max(TIP_INSET_PX, Math.min(at, length - TIP_INSET_PX)));
}

function within(start: number, length: number, room: number): number {
  return Math.max(WINDOW_EDGE_PX, Math.min(start, room - length - WINDOW_EDGE_PX));
}
