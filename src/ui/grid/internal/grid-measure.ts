import type { TextSpacing } from '../../../domain/layout/card-footer.ts';
import type { GridMeasure } from './grid-room.ts';
import type { GridView } from './grid-window.ts';

/** The width of the probe in rem; its text is set like a title (masonry-grid.module.css). */
const PROBE = { rem: 10, fontRem: 0.875, lineRem: 1.25 };

/** Measures the grid's container; undefined while it has no size (hidden, or without layout). */
export function measureGrid(
  root: HTMLElement,
  probe: HTMLElement,
  sample: HTMLElement,
): GridMeasure | undefined {
  const style = getComputedStyle(root);
  // The computed width has fractions and, unlike a bounding box, ignores transforms of ancestors.
  const width = Number.parseFloat(style.width);
  const rootPx = Number.parseFloat(getComputedStyle(probe).width) / PROBE.rem;
  if (!(width > 0) || !(rootPx > 0)) return undefined;
  return { width, rootPx, spacing: readSpacing(sample, rootPx), rtl: style.direction === 'rtl' };
}

/** Users may set wider letters, words and lines; their style sheets apply to the sample like to titles. */
function readSpacing(sample: HTMLElement, rootPx: number): TextSpacing {
  const { letterSpacing, wordSpacing, lineHeight } = getComputedStyle(sample);
  const em = PROBE.fontRem * rootPx;
  const line = Number.parseFloat(lineHeight) / (PROBE.lineRem * rootPx);
  return {
    letter: Math.max(0, hundredths(Number.parseFloat(letterSpacing) / em)),
    word: Math.max(0, hundredths(Number.parseFloat(wordSpacing) / em)),
    line: Math.max(1, hundredths(line)),
  };
}

function hundredths(value: number): number {
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : 0;
}

/** The visible part of the canvas. */
export function readView(canvas: HTMLElement, scroller: HTMLElement | undefined): GridView {
  const top = canvas.getBoundingClientRect().top;
  if (!scroller) return { top: -top, height: window.innerHeight };
  return { top: scroller.getBoundingClientRect().top - top, height: scroller.clientHeight };
}
