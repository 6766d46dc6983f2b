/** The colour of a fully transparent picture. */
const NO_COLOR = '#e9e9e9';

/**
 * The most frequent colour of a small picture's opaque pixels: the mean of the fullest of 64 coarse buckets and of the
 * colours close to it. The mean of all pixels would be a muddy colour.
 *
 * @param pixels 8-bit sRGB, `channels` bytes each; the fourth is opacity.
 */
export function dominantColor(pixels: Uint8Array, channels: 3 | 4): string {
  const counts = new Uint32Array(64);
  for (let at = 0; at + channels <= pixels.length; at += channels) {
    if (channels === 4 && pixels[at + 3]! < 128) continue;
    counts[boxOf(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)]! += 1;
  }
  const fullest = counts.reduce((best, count, box) => (count > counts[best]! ? box : best), 0);
  if (counts[fullest] === 0) return NO_COLOR;
  return meanNear(pixels, channels, fullest);
}

function boxOf(red: number, green: number, blue: number): number {
  return ((red >> 6) << 4) | ((green >> 6) << 2) | (blue >> 6);
}

/** Pixels within three quarters of a bucket's side around its centre, so that colours at its border are included. */
function meanNear(pixels: Uint8Array, channels: 3 | 4, box: number): string {
  const centre = [((box >> 4) << 6) + 32, (((box >> 2) & 3) << 6) + 32, ((box & 3) << 6) + 32] as const;
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at + channels <= pixels.length; at += channels) {
    if (channels === 4 && pixels[at + 3]! < 128) continue;
    if (centre.some((value, channel) => Math.abs(pixels[at + channel]! - value) > 48)) continue;
    for (let channel = 0; channel < 3; channel += 1) sum[channel]! += pixels[at + channel]!;
    count += 1;
  }
  return `#${sum
    .map((total) =>
      Math.round(total / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
