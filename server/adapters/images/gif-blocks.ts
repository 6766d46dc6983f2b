const EXTENSION = 0x21;
const IMAGE = 0x2c;
const HEADER_LENGTH = 13;
const IMAGE_DESCRIPTOR_LENGTH = 10;

/**
 * True if a GIF ends in the middle of a block. The decoder shows such a file as a shorter animation, so a broken
 * transfer would not be noticed. A missing end mark alone is accepted, as in browsers.
 */
export function isCutGif(bytes: Uint8Array): boolean {
  let at = HEADER_LENGTH + colorTableLength(bytes[10] ?? 0);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === EXTENSION) at = endOfSubBlocks(bytes, at + 2);
    else if (block === IMAGE) at = endOfImage(bytes, at);
    else return false; // the end mark, or a block that the decoder checks
  }
  return at > bytes.length;
}

function endOfImage(bytes: Uint8Array, start: number): number {
  const descriptorEnd = start + IMAGE_DESCRIPTOR_LENGTH;
  const codeSizeAt = descriptorEnd + colorTableLength(bytes[descriptorEnd - 1] ?? 0);
  return endOfSubBlocks(bytes, codeSizeAt + 1);
}

/** The position after the empty block that ends the list; beyond the end of the file when there is none. */
function endOfSubBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length) {
    const length = bytes[at]!;
    at += length + 1;
    if (length === 0) return at;
  }
  return bytes.length + 1;
}

function colorTableLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}
