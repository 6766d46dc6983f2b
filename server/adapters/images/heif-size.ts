/** The dimensions in the file, before rotation. */
export type HeifSize = { readonly width: number; readonly height: number };

/** The boxes that only contain other boxes, with the bytes before their content. */
const CONTAINERS: { readonly [type: string]: number } = { meta: 4, iprp: 0, ipco: 0 };
const HEADER_LENGTH = 8;
const SIZE_LENGTH = 20;
const MAX_DEPTH = 3;

/**
 * The dimensions of the largest picture in a HEIF file (the whole, its tiles, its thumbnail); undefined when there are
 * none. Read before a decoder allocates memory.
 */
export function heifSize(bytes: Uint8Array, depth = 0): HeifSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let largest: HeifSize | undefined;
  for (let at = 0; at + HEADER_LENGTH <= bytes.length;) {
    const length = view.getUint32(at) || bytes.length - at;
    // The extended length is for pixel data; neither this box nor a later one contains dimensions.
    if (length < HEADER_LENGTH) break;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + HEADER_LENGTH));
    const room = CONTAINERS[type];
    let found: HeifSize | undefined;
    if (room !== undefined && depth < MAX_DEPTH) {
      found = heifSize(bytes.subarray(at + HEADER_LENGTH + room, at + length), depth + 1);
    } else if (type === 'ispe' && length >= SIZE_LENGTH && at + SIZE_LENGTH <= bytes.length) {
      found = { width: view.getUint32(at + 12), height: view.getUint32(at + 16) };
    }
    if (found && found.width * found.height > (largest ? largest.width * largest.height : 0)) largest = found;
    at += length;
  }
  return largest;
}
