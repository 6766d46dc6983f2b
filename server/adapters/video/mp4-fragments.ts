import type { ByteSource } from './byte-source.ts';
import { DamagedMp4, innerBoxes, viewOf, type Box } from './mp4-boxes.ts';

/** The limit for all fragment headers together. */
const MAX_MOOF_BYTES = 32_000_000;

const TFHD = { baseOffset: 0x1, description: 0x2, duration: 0x8 };
const TRUN = { offset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, shift: 0x800 };

/**
 * The total length of each track's fragments, in the track's time units, by track number.
 * @param defaults the default sample length by track number, for fragments without one
 * @throws {DamagedMp4} @throws {RangeError}
 */
export async function fragmentLengths(
  source: ByteSource,
  top: readonly Box[],
  defaults: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, number>> {
  const lengths = new Map<number, number>();
  let left = MAX_MOOF_BYTES;
  for (const { body, end } of top.filter(({ type }) => type === 'moof')) {
    left -= end - body;
    if (left < 0) throw new DamagedMp4('what describes the video is too long');
    const bytes = viewOf(await source.read(body, end - body));
    for (const part of innerBoxes(bytes, 0, bytes.byteLength)) {
      if (part.type !== 'traf') continue;
      const { track, length } = lengthOf(bytes, innerBoxes(bytes, part.body, part.end), defaults);
      lengths.set(track, (lengths.get(track) ?? 0) + length);
    }
  }
  return lengths;
}

/** The default sample length of a track, by track number. */
export function defaultLengths(bytes: DataView, extended: Box | undefined): ReadonlyMap<number, number> {
  if (extended === undefined) return new Map();
  return new Map(
    innerBoxes(bytes, extended.body, extended.end)
      .filter(({ type }) => type === 'trex')
      .map(({ body }) => [bytes.getUint32(body + 4), bytes.getUint32(body + 12)]),
  );
}

function lengthOf(bytes: DataView, boxes: readonly Box[], defaults: ReadonlyMap<number, number>) {
  const head = boxes.find(({ type }) => type === 'tfhd');
  if (head === undefined) throw new DamagedMp4('a fragment of nothing');
  const flags = bytes.getUint32(head.body);
  const track = bytes.getUint32(head.body + 4);
  const at = head.body + 8 + (flags & TFHD.baseOffset ? 8 : 0) + (flags & TFHD.description ? 4 : 0);
  const usual = flags & TFHD.duration ? bytes.getUint32(at) : (defaults.get(track) ?? 0);
  const runs = boxes.filter(({ type }) => type === 'trun');
  return { track, length: runs.reduce((sum, run) => sum + runLength(bytes, run, usual), 0) };
}

function runLength(bytes: DataView, run: Box, usual: number): number {
  const flags = bytes.getUint32(run.body);
  const count = bytes.getUint32(run.body + 4);
  if (!(flags & TRUN.duration)) return count * usual;
  const start = run.body + 8 + (flags & TRUN.offset ? 4 : 0) + (flags & TRUN.firstFlags ? 4 : 0);
  const others = [TRUN.size, TRUN.flags, TRUN.shift].filter((flag) => flags & flag).length;
  const step = 4 + 4 * others;
  if (start + count * step > run.end) throw new DamagedMp4('a fragment ends early');
  let length = 0;
  for (let index = 0; index < count; index += 1) length += bytes.getUint32(start + index * step);
  return length;
}
