import type { MasonryLayout } from './masonry-layout.ts';

/** The card that the user is looking at, which stays in place while the layout around it changes. */
export interface ScrollAnchor {
  readonly index: number;
  /** The share of the card above the top of the viewport; or, as a negative number, px below the top. */
  readonly hidden: { readonly share: number } | { readonly px: number };
}

/** The first card, in feed order, at the top of the viewport; if only a gap is there, the first card below it. */
export function scrollAnchor(layout: MasonryLayout, viewTop: number): ScrollAnchor | undefined {
  const index = layout.touching(viewTop, viewTop)[0] ?? firstBelow(layout, viewTop);
  if (index === undefined) return undefined;
  const hidden = viewTop - layout.topOf(index);
  return { index, hidden: hidden > 0 ? { share: hidden / layout.heightOf(index) } : { px: hidden } };
}

/** The scroll position at which the anchored card, now at `index`, has not moved on screen. */
export function anchoredTop(layout: MasonryLayout, index: number, hidden: ScrollAnchor['hidden']): number {
  const offset = 'share' in hidden ? hidden.share * layout.heightOf(index) : hidden.px;
  return layout.topOf(index) + offset;
}

function firstBelow(layout: MasonryLayout, viewTop: number): number | undefined {
  const seen = layout.touching(viewTop, viewTop + layout.shape.rowGap + 512);
  return seen.length === 0 ? undefined : seen.reduce((a, b) => (layout.topOf(b) < layout.topOf(a) ? b : a));
}
