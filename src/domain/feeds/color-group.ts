/** The colour groups of pins, in display order. */
export const COLOR_GROUPS = [
  { key: 'red', label: 'Red' },
  { key: 'orange', label: 'Orange' },
  { key: 'yellow', label: 'Yellow' },
  { key: 'green', label: 'Green' },
  { key: 'teal', label: 'Teal' },
  { key: 'blue', label: 'Blue' },
  { key: 'purple', label: 'Purple' },
  { key: 'pink', label: 'Pink' },
  { key: 'brown', label: 'Brown' },
  { key: 'white', label: 'White' },
  { key: 'gray', label: 'Gray' },
  { key: 'black', label: 'Black' },
] as const;

export type ColorKey = (typeof COLOR_GROUPS)[number]['key'];

/** The upper limit of each hue, in degrees of the colour circle. */
const HUES: readonly (readonly [number, ColorKey])[] = [
  [15, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [160, 'green'],
  [195, 'teal'],
  [255, 'blue'],
  [295, 'purple'],
  [345, 'pink'],
  [360, 'red'],
];

/** The index in `COLOR_GROUPS` of a colour `#rrggbb`; anything else is gray. */
export function colorGroupOf(color: string): number {
  const key = colorKeyOf(color);
  return COLOR_GROUPS.findIndex((group) => group.key === key);
}

/** The group of a colour `#rrggbb`; anything else is gray. */
export function colorKeyOf(color: string): ColorKey {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(color) ?? [];
  const channels = [red, green, blue].map((hex) => Number.parseInt(hex, 16) / 255);
  const [r = 0, g = 0, b = 0] = channels;
  if (channels.some(Number.isNaN)) return 'gray';
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const chroma = max - min;
  if (max < 0.18) return 'black';
  if (chroma < 0.1) return max > 0.88 ? 'white' : max < 0.25 ? 'black' : 'gray';
  const hue = hueOf({ r, g, b, max, chroma });
  const isDarkOrange = hue >= 10 && hue < 50 && max < 0.65;
  if (isDarkOrange) return 'brown';
  return HUES.find(([end]) => hue < end)?.[1] ?? 'red';
}

/** Degrees, 0 (red) to 360. */
function hueOf({ r, g, b, max, chroma }: Record<'r' | 'g' | 'b' | 'max' | 'chroma', number>): number {
  const sixth = max === r ? (g - b) / chroma : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  return (sixth * 60 + 360) % 360;
}
