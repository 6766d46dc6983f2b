/** Below this a colour is dark, and text on it is light. */
const DARK_BELOW = 155;

export type Rgb = readonly [red: number, green: number, blue: number];

/** The components of `#rrggbb` or `#rgb`, 0 to 255 each; null for anything else. */
export function parseHexColor(color: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  const digits = short
    ? `${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`
    : color.slice(1);
  if (!short && !/^#[0-9a-f]{6}$/i.test(color)) return null;
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The perceived brightness of a colour, 0 to 255. */
export function brightness([red, green, blue]: Rgb): number {
  return (299 * red + 587 * green + 114 * blue) / 1000;
}

/** True for a colour on which light text is easier to read; an invalid colour is not dark. */
export function isDark(color: string | Rgb): boolean {
  const rgb = typeof color === 'string' ? parseHexColor(color) : color;
  return rgb !== null && brightness(rgb) < DARK_BELOW;
}
