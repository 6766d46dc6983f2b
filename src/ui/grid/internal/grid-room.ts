import type { TextSpacing } from '../../../domain/layout/card-footer.ts';

/** Measures of the grid's container. */
export interface GridMeasure {
  /** Width of the container, px. */
  readonly width: number;
  /** Root font size, px. */
  readonly rootPx: number;
  readonly spacing: TextSpacing;
  readonly rtl: boolean;
}

export function isSameMeasure(a: GridMeasure, b: GridMeasure): boolean {
  return (
    a.width === b.width && a.rootPx === b.rootPx && a.rtl === b.rtl && isSameSpacing(a.spacing, b.spacing)
  );
}

export function isSameSpacing(a: TextSpacing | undefined, b: TextSpacing): boolean {
  return a?.letter === b.letter && a.word === b.word && a.line === b.line;
}
