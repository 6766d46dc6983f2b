/** A colour in Oklab: lightness 0 to 1, green to red and blue to yellow about -0.4 to 0.4. Equal steps look equal. */
export type Oklab = { readonly lightness: number; readonly a: number; readonly b: number };

/** Lightness counts less than hue: the same colour in the shadow is still that colour. */
const LIGHTNESS_WEIGHT = 0.7;

/** Linear light of each 8-bit value of sRGB. */
export const LINEAR_OF_SRGB: Float64Array = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** @param red 0 to 255, as the others; whole numbers */
export function oklabOf(red: number, green: number, blue: number): Oklab {
  const r = LINEAR_OF_SRGB[red]!;
  const g = LINEAR_OF_SRGB[green]!;
  const b = LINEAR_OF_SRGB[blue]!;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

/** Null for anything but `#rrggbb`. */
export function oklabOfHex(color: string): Oklab | null {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null;
  const value = Number.parseInt(color.slice(1), 16);
  return oklabOf(value >> 16, (value >> 8) & 255, value & 255);
}

/** 0 for equal colours, about 0.1 for colours that people call the same. */
export function colorDistance(one: Oklab, other: Oklab): number {
  return Math.hypot((one.lightness - other.lightness) * LIGHTNESS_WEIGHT, one.a - other.a, one.b - other.b);
}
