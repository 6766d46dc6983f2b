import type { Dimensions } from '../image-sizes.ts';

/** Widths of the closeup, px. */
export const CLOSEUP_PANE_PX = 508;
export const CLOSEUP_MAX_PX = 1016;
export const CLOSEUP_NARROW_PANE_PX = 488;
export const CLOSEUP_NARROW_PX = 992;
export const CLOSEUP_ONE_COLUMN_PX = 672;
export const CLOSEUP_WITH_SIDE_CONTENT_PX = 1176;
export const CLOSEUP_MOVING_MEDIUM_PX = 740;
export const CLOSEUP_MOVING_LARGE_PX = 912;

/** Share of the closeup's width for a landscape picture, and of the window's height for any picture. */
export const CLOSEUP_LANDSCAPE_SHARE = 0.6;
export const CLOSEUP_HEIGHT_SHARE = 0.84;

/** Minimum width of the texts beside a picture, px. */
export const CLOSEUP_TEXT_MIN_PX = 400;

/** Spacing from outside to inside, px. */
export const CLOSEUP_SPACING = { outer: 40, pane: 32, block: 24, inline: 16, underHeader: 72 } as const;

/** Window widths, px: below the first one there is one column as wide as the window. */
const MOBILE_BELOW_PX = 671;
const TWO_PANES_FROM_PX = 1016;

export interface CloseupLayout {
  readonly columns: 1 | 2;
  /** Width of the whole closeup, px */
  readonly width: number;
  /** Width of the picture's pane, px */
  readonly paneWidth: number;
}

/** The width of a closeup in a window. Stories and videos (`media`) have one wide column. */
export function closeupLayout(
  windowWidth: number,
  content: { readonly media: 'image' | 'story' | 'video'; readonly hasSideContent?: boolean },
): CloseupLayout {
  if (windowWidth < MOBILE_BELOW_PX) return oneColumn(windowWidth);
  const isLarge = windowWidth >= TWO_PANES_FROM_PX;
  if (content.media !== 'image') {
    return oneColumn(Math.min(windowWidth, isLarge ? CLOSEUP_MOVING_LARGE_PX : CLOSEUP_MOVING_MEDIUM_PX));
  }
  if (!isLarge) return oneColumn(Math.min(windowWidth, CLOSEUP_ONE_COLUMN_PX));
  const room = windowWidth - 2 * CLOSEUP_SPACING.outer;
  if (content.hasSideContent && room >= CLOSEUP_WITH_SIDE_CONTENT_PX) {
    return { columns: 2, width: CLOSEUP_WITH_SIDE_CONTENT_PX, paneWidth: CLOSEUP_PANE_PX };
  }
  return room >= CLOSEUP_MAX_PX
    ? { columns: 2, width: CLOSEUP_MAX_PX, paneWidth: CLOSEUP_PANE_PX }
    : { columns: 2, width: CLOSEUP_NARROW_PX, paneWidth: CLOSEUP_NARROW_PANE_PX };
}

/** The size of the picture in a closeup, px: as wide as its pane, limited by the height of the window. */
export function closeupImageSize(image: Dimensions, layout: CloseupLayout, windowHeight: number): Dimensions {
  if (!(image.width > 0 && image.height > 0)) return { width: 0, height: 0 };
  const isLandscape = image.width > image.height;
  const available = isLandscape && layout.columns === 2 ? landscapePane(layout) : layout.paneWidth;
  const maxHeight = windowHeight * CLOSEUP_HEIGHT_SHARE;
  const scale = Math.min(available / image.width, maxHeight / image.height);
  return { width: Math.round(image.width * scale), height: Math.round(image.height * scale) };
}

function landscapePane({ width, paneWidth }: CloseupLayout): number {
  const gap = width - 2 * paneWidth;
  return Math.min(width * CLOSEUP_LANDSCAPE_SHARE, width - gap - CLOSEUP_TEXT_MIN_PX);
}

function oneColumn(width: number): CloseupLayout {
  return { columns: 1, width, paneWidth: width };
}
