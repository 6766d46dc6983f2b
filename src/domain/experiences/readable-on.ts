const DARK = '#1c1917';
const LIGHT = '#ffffff';

/** Dark or light text, whichever has more contrast on this colour (`#rgb` or `#rrggbb`). */
export function readableOn(color: string): string {
  const luminance = luminanceOf(color);
  return contrast(luminance, luminanceOf(DARK)) >= contrast(luminance, luminanceOf(LIGHT)) ? DARK : LIGHT;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance as WCAG defines it. */
function luminanceOf(color: string): number {
  const digits = color.slice(1);
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(long.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(part: number): number {
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
