import { PALETTE_COLORS, type PaletteColor } from '../../../../src/domain/looks/palette.ts';
import { colorDistance, oklabOf, type Oklab } from '../../../../src/domain/looks/oklab.ts';
import type { SmallPicture } from '../small-picture.ts';

/** Colours are first counted in boxes of this many values of each channel. */
const BOX_BITS = 4;
const BOXES = 1 << (3 * BOX_BITS);

/** Boxes within this distance of a palette colour are part of it. */
const MERGED_DISTANCE = 0.09;

/** Colours that cover less are left out, as a part of the area. */
const MIN_AREA = 0.01;

type Box = { readonly count: number; readonly rgb: readonly [number, number, number]; readonly color: Oklab };

/** The colours that cover most of the picture. */
export function paletteOf(picture: SmallPicture): readonly PaletteColor[] {
  const pixels = picture.width * picture.height;
  let boxes = boxesOf(picture);
  const palette: PaletteColor[] = [];
  while (palette.length < PALETTE_COLORS && boxes.length > 0) {
    const [fullest] = boxes;
    const near = boxes.filter(({ color }) => colorDistance(color, fullest!.color) <= MERGED_DISTANCE);
    const count = near.reduce((sum, box) => sum + box.count, 0);
    if (count / pixels < MIN_AREA) break;
    palette.push({ color: hexOf(near, count), area: count / pixels });
    boxes = boxes.filter((box) => !near.includes(box));
  }
  return palette.sort((one, other) => other.area - one.area);
}

/** The fullest first. */
function boxesOf({ data, width, height, channels }: SmallPicture): readonly Box[] {
  const counts = new Uint32Array(BOXES);
  const sums = new Uint32Array(BOXES * 3);
  for (let at = 0; at < width * height * channels; at += channels) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const box = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    counts[box]! += 1;
    sums[box * 3]! += red;
    sums[box * 3 + 1]! += green;
    sums[box * 3 + 2]! += blue;
  }
  const boxes: Box[] = [];
  counts.forEach((count, box) => {
    if (count === 0) return;
    const mean = (channel: number) => Math.round(sums[box * 3 + channel]! / count);
    const rgb = [mean(0), mean(1), mean(2)] as const;
    boxes.push({ count, rgb, color: oklabOf(...rgb) });
  });
  return boxes.sort((one, other) => other.count - one.count);
}

function hexOf(boxes: readonly Box[], count: number): string {
  const channels = [0, 1, 2].map((channel) => {
    const sum = boxes.reduce((total, box) => total + box.rgb[channel]! * box.count, 0);
    return Math.round(sum / count)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
