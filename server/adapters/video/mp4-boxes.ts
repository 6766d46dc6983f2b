import type { ByteSource } from './byte-source.ts';

/** A box of an MP4 file: its start, the start of its content, and its end. */
export type Box = {
  readonly type: string;
  readonly start: number;
  readonly body: number;
  readonly end: number;
};

/** The file does not match its declared structure. */
export class DamagedMp4 extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DamagedMp4';
  }
}

const HEADER = 8;
const LONG_HEADER = 16;
/** A file of 15 minutes in fragments of half a second has about 3,600. */
const MAX_TOP_BOXES = 20_000;
const MAX_INNER_BOXES = 4_000;

/** The top-level boxes of a file, without their content. @throws {DamagedMp4} */
export async function topBoxes(source: ByteSource): Promise<readonly Box[]> {
  const boxes: Box[] = [];
  let at = 0;
  while (at + HEADER <= source.size) {
    if (boxes.length === MAX_TOP_BOXES) throw new DamagedMp4('too many boxes');
    const head = viewOf(await source.read(at, LONG_HEADER));
    const box = boxAt(head, 0, at, source.size);
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The boxes inside `parent`, which `bytes` contains completely. @throws {DamagedMp4} */
export function innerBoxes(bytes: DataView, from: number, to: number): readonly Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at + HEADER <= to) {
    // Old files end a list of boxes with four zeros.
    if (bytes.getUint32(at) === 0 && boxes.length > 0) break;
    if (boxes.length === MAX_INNER_BOXES) throw new DamagedMp4('too many boxes');
    const box = boxAt(bytes, at, at, to);
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function typeAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}

/** Reads a header at `headAt` of the view; `start` and `limit` are positions in the file, like the result. */
function boxAt(view: DataView, headAt: number, start: number, limit: number): Box {
  if (headAt + HEADER > view.byteLength) throw new DamagedMp4('a box ends early');
  const size = view.getUint32(headAt);
  const type = typeAt(view, headAt + 4);
  if (size === 0) return { type, start, body: start + HEADER, end: limit };
  const isLong = size === 1;
  if (isLong && headAt + LONG_HEADER > view.byteLength) throw new DamagedMp4('a box ends early');
  const length = isLong ? Number(view.getBigUint64(headAt + HEADER)) : size;
  const body = start + (isLong ? LONG_HEADER : HEADER);
  const end = start + length;
  if (end < body || end > limit) throw new DamagedMp4(`the box ${JSON.stringify(type)} has no good size`);
  return { type, start, body, end };
}

const METADATA = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide', 'pnot', 'ilst']);

/** True for boxes that playback does not need: author, location, device, notes, and free space. */
export function isMetadata({ type }: Box): boolean {
  return METADATA.has(type);
}
