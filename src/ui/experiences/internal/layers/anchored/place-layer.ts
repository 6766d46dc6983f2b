import {
  ANCHOR_GAP_PX,
  gapTo,
  mirrored,
  positionAt,
  sideFor,
  tipAt,
  type Side,
} from '../../../../../domain/experiences/layers/beside-anchor.ts';

type PlacedLayer = {
  readonly layer: HTMLElement;
  readonly anchor: HTMLElement;
  /** What the layer points to: the anchor, or a dot on it. */
  readonly source: HTMLElement;
  readonly direction: Side;
};

/**
 * Places a layer beside its anchor, and its tip at the middle of its source. The browser itself keeps them together
 * where it can (anchor positioning); elsewhere the layer is placed again on each scroll.
 * @returns to be called when it closes
 */
export function placeLayer({ layer, anchor, source, direction }: PlacedLayer): () => void {
  const isTied = globalThis.CSS?.supports('position-area', 'bottom') ?? false;
  const page = anchor.ownerDocument;
  const view = page.defaultView ?? window;
  const place = () => {
    const box = anchor.getBoundingClientRect();
    const from = source.getBoundingClientRect();
    const size = { width: layer.offsetWidth, height: layer.offsetHeight };
    const room = { width: page.documentElement.clientWidth, height: view.innerHeight };
    const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
    const side = sideFor(mirrored(direction, isRightToLeft), box, size, room);
    layer.dataset['side'] = side;
    if (isTied) layer.style.setProperty('--gap', `${ANCHOR_GAP_PX + gapTo(side, from, box)}px`);
    else {
      const { left, top } = positionAt(side, box, size, room);
      layer.style.setProperty('left', `${left}px`);
      layer.style.setProperty('top', `${top}px`);
      layer.style.setProperty('margin', '0');
    }
    layer.style.setProperty('--tip', `${tipAt(side, from, layer.getBoundingClientRect())}px`);
  };
  place();
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
  sizes?.observe(layer);
  view.addEventListener('resize', place);
  if (!isTied) view.addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    sizes?.disconnect();
    view.removeEventListener('resize', place);
    view.removeEventListener('scroll', place, true);
  };
}
