import type { MasonryLayout } from './masonry-layout.ts';

/** The card that a person looks at, so that it can stay where it is while the layout changes around it. */
export interface ScrollAnchor {
  readonly index: number;
  /** How much of the card is above the upper edge of the view: a share of its height. Negative: pixels below the edge. */
  readonly hidden: { readonly share: number } | { readonly px: number };
}

/** The first card, in feed order, among those at the upper edge of the view; below it if there is only a gap. */
export function scrollAnchor(layout: MasonryLayout, viewTop: number): ScrollAnchor | undefined {
  const index = layout.touching(viewTop, viewTop)[0] ?? firstBelow(layout, viewTop);
  if (index === undefined) return undefined;
  const hidden = viewTop - layout.topOf(index);
  return { index, hidden: hidden > 0 ? { share: hidden / layout.heightOf(index) } : { px: hidden } };
}

/** Where the upper edge of the view must be so that the anchored card, now at `index`, has not moved on screen. */
export function anchoredTop(layout: MasonryLayout, index: number, hidden: ScrollAnchor['hidden']): number {
  const offset = 'share' in hidden ? hidden.share * layout.heightOf(index) : hidden.px;
  return layout.topOf(index) + offset;
}

function firstBelow(layout: MasonryLayout, viewTop: number): number | undefined {
  const seen = layout.touching(viewTop, viewTop + layout.shape.rowGap + 512);
  return seen.length === 0 ? undefined : seen.reduce((a, b) => (layout.topOf(b) < layout.topOf(a) ? b : a));
}
