/** Hues are rounded to this many degrees, so that a style sheet can have a rule for each. */
export const HUE_STEP = 15;
/** Below this chroma a colour counts as gray. */
const MIN_CHROMA = 0.03;

/**
 * The hue of a colour `#rrggbb` in the colour space OKLCH, in degrees from 0 to 345; null for grays and for anything
 * else.
 */
export function guideHue(color: string): number | null {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (match === null) return null;
  const [r = 0, g = 0, b = 0] = match.slice(1).map((hex) => linear(Number.parseInt(hex, 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const across = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const along = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  if (Math.hypot(across, along) < MIN_CHROMA) return null;
  const degrees = (Math.atan2(along, across) * 180) / Math.PI + 360;
  return (Math.round(degrees / HUE_STEP) * HUE_STEP) % 360;
}

/** The amount of light of an sRGB channel. */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
