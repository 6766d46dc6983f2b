import { COLOR_GROUPS, colorGroupOf } from '../feeds/color-group.ts';
import { colorDistance, oklabOfHex, type Oklab } from './oklab.ts';

/** A colour of a picture: `#rrggbb`, and the part of the picture's area that it covers, 0 to 1. */
export type PaletteColor = { readonly color: string; readonly area: number };

export const PALETTE_COLORS = 5;

/** Colours that are farther away in `colorDistance` do not match. */
export const COLOR_REACH = 0.1;

/** What one searches for: an index of `COLOR_GROUPS`, or any colour. */
export type SoughtColor =
  { readonly kind: 'group'; readonly group: number } | { readonly kind: 'picked'; readonly color: Oklab };

/** The key of a colour group, or `#rrggbb`, as a sought colour; null for anything else. */
export function soughtColor(color: string): SoughtColor | null {
  const group = COLOR_GROUPS.findIndex(({ key }) => key === color);
  return group === -1 ? pickedColor(color) : { kind: 'group', group };
}

/** `#rrggbb` as a sought colour; null for anything else. */
export function pickedColor(color: string): SoughtColor | null {
  const oklab = oklabOfHex(color);
  return oklab && { kind: 'picked', color: oklab };
}

/**
 * How well a colour of a palette matches, 0 (not at all) to 1: its area times its closeness. The score of a picture is
 * the sum over its palette.
 */
export function colorScore({ color, area }: PaletteColor, sought: SoughtColor): number {
  if (sought.kind === 'group') return colorGroupOf(color) === sought.group ? area : 0;
  const oklab = oklabOfHex(color);
  return oklab === null ? 0 : area * closeness(colorDistance(oklab, sought.color));
}

/** 1 for the same colour, 0 from `COLOR_REACH` on. */
export function closeness(distance: number): number {
  return Math.max(0, 1 - distance / COLOR_REACH);
}

/** Eight hexadecimal digits for each colour: red, green, blue and 255 times its area. */
export function paletteToText(palette: readonly PaletteColor[]): string {
  return palette.map(({ color, area }) => color.slice(1) + hexByte(Math.round(area * 255))).join('');
}

/** The opposite of `paletteToText`; areas are rounded to 1/255. */
export function paletteFromText(text: string): readonly PaletteColor[] {
  return (text.match(/[0-9a-f]{8}/g) ?? []).map((part) => ({
    color: `#${part.slice(0, 6)}`,
    area: Number.parseInt(part.slice(6), 16) / 255,
  }));
}

function hexByte(value: number): string {
  return value.toString(16).padStart(2, '0');
}
