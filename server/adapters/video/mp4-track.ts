import { innerBoxes, isMetadata, typeAt, type Box } from './mp4-boxes.ts';

/** A track of a video: pictures, sound, text or other data. */
export type Track = {
  readonly number: number;
  /** Time units per second. */
  readonly timescale: number;
  /** `vide`, `soun`, `text`, `sbtl`, `meta` … */
  readonly handler: string;
  readonly codec: string;
  readonly durationMs: number;
  /** The displayed size, after rotation; 0 for a track without pictures. */
  readonly width: number;
  readonly height: number;
  /** Its content is in another file. */
  readonly isElsewhere: boolean;
  readonly remarks: readonly Box[];
};

/** The offset of the dimensions in the track header, by its version. */
const PLACED = { short: 76, long: 88 };
const MATRIX_BEFORE_SIZE = 36;
const FIXED_POINT = 0x10000;

/** `trak`: a box inside of `bytes`. @throws {RangeError} @throws {DamagedMp4} */
export function readTrack(bytes: DataView, trak: Box): Track {
  const inside = (box: Box | undefined) => (box === undefined ? [] : innerBoxes(bytes, box.body, box.end));
  const own = inside(trak);
  const media = inside(named(own, 'mdia'));
  const info = inside(named(media, 'minf'));
  const table = inside(named(info, 'stbl'));
  const handler = named(media, 'hdlr');
  const head = named(media, 'mdhd');
  const samples = named(table, 'stsd');
  const kind = handler === undefined ? '' : typeAt(bytes, handler.body + 8);
  return {
    number: afterTimes(bytes, named(own, 'tkhd')),
    timescale: afterTimes(bytes, head),
    handler: kind,
    codec: samples === undefined ? '' : typeAt(bytes, samples.body + 12),
    durationMs: kind === 'vide' || kind === 'soun' ? trackMs(bytes, head, named(table, 'stts')) : 0,
    ...sizeOf(bytes, named(own, 'tkhd')),
    isElsewhere: isElsewhere(bytes, named(inside(named(info, 'dinf')), 'dref')),
    remarks: [own, media, info, table].flatMap((boxes) => boxes.filter(isMetadata)),
  };
}

function named(boxes: readonly Box[], boxType: string): Box | undefined {
  return boxes.find(({ type }) => type === boxType);
}

/** Both headers of a track have two times, then an id or time scale. */
function afterTimes(bytes: DataView, head: Box | undefined): number {
  if (head === undefined) return 0;
  return bytes.getUint32(head.body + (bytes.getUint8(head.body) === 1 ? 20 : 12));
}

/** The longer of the declared duration and the sum of the time table. */
function trackMs(bytes: DataView, head: Box | undefined, times: Box | undefined): number {
  if (head === undefined) return 0;
  const isLong = bytes.getUint8(head.body) === 1;
  const scale = afterTimes(bytes, head);
  if (scale === 0) return 0;
  const said = isLong ? Number(bytes.getBigUint64(head.body + 24)) : bytes.getUint32(head.body + 16);
  let summed = 0;
  const count = times === undefined ? 0 : bytes.getUint32(times.body + 4);
  for (let index = 0; times !== undefined && index < count; index += 1) {
    const at = times.body + 8 + index * 8;
    if (at + 8 > times.end) break;
    summed += bytes.getUint32(at) * bytes.getUint32(at + 4);
  }
  return (Math.max(said === 0xffffffff ? 0 : said, summed) / scale) * 1000;
}

function sizeOf(bytes: DataView, head: Box | undefined): { width: number; height: number } {
  if (head === undefined) return { width: 0, height: 0 };
  const at = head.body + (bytes.getUint8(head.body) === 1 ? PLACED.long : PLACED.short);
  const width = Math.round(bytes.getUint32(at) / FIXED_POINT);
  const height = Math.round(bytes.getUint32(at + 4) / FIXED_POINT);
  // For a quarter turn the matrix has zeros on its diagonal.
  const matrix = at - MATRIX_BEFORE_SIZE;
  const isTurned = bytes.getInt32(matrix) === 0 && bytes.getInt32(matrix + 16) === 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

/** The last bit of each entry says that the content is in this file. */
function isElsewhere(bytes: DataView, references: Box | undefined): boolean {
  if (references === undefined) return false;
  return innerBoxes(bytes, references.body + 8, references.end).some(
    ({ body }) => (bytes.getUint8(body + 3) & 1) === 0,
  );
}
