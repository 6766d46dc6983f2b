const MARKER = 0xff;
const START_LENGTH = 2;
/** Exif and XMP. */
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;

/** A JPEG without metadata such as EXIF. Its colour profile stays. */
export function stripExif(jpeg: Uint8Array): Uint8Array {
  const pieces = [jpeg.subarray(0, START_LENGTH)];
  let at = START_LENGTH;
  while (at + 4 <= jpeg.length && jpeg[at] === MARKER && jpeg[at + 1] !== START_OF_SCAN) {
    const end = at + 2 + (jpeg[at + 2]! << 8) + jpeg[at + 3]!;
    if (jpeg[at + 1] !== APP1) pieces.push(jpeg.subarray(at, end));
    at = end;
  }
  pieces.push(jpeg.subarray(at));
  return Buffer.concat(pieces);
}
