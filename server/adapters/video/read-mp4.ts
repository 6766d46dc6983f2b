import type { ByteSource } from './byte-source.ts';
import { defaultLengths, fragmentLengths } from './mp4-fragments.ts';
import { DamagedMp4, innerBoxes, isMetadata, topBoxes, typeAt, viewOf, type Box } from './mp4-boxes.ts';
import { readTrack, type Track } from './mp4-track.ts';

/** The properties of a video, read without decoding. */
export type Mp4Facts = {
  readonly durationMs: number;
  /** The displayed size, after rotation. */
  readonly width: number;
  readonly height: number;
  /** Four characters, such as `avc1`. */
  readonly videoCodec: string;
  readonly audioCodec: string | null;
  /** It has a text track. */
  readonly hasText: boolean;
  /** Boxes with personal metadata, such as the location. */
  readonly remarks: readonly Box[];
};

export type Mp4Reading =
  | { readonly kind: 'video'; readonly facts: Mp4Facts }
  | { readonly kind: 'not_mp4' }
  | { readonly kind: 'unusable'; readonly why: string };

/** The limit of the `moov` box; a video of 15 minutes has about a megabyte. */
const MAX_MOOV_BYTES = 32_000_000;
const MAX_FTYP_BYTES = 4_096;
const BRANDS = /^(?:isom|iso[2-9a-c]|mp4[12]|avc1|M4V[HP ]|MSNV|dash|cmfc|cmf2)$/;

/**
 * Reads the structure of an MP4 file. It is bounded in time and memory for any input and opens nothing else; a file
 * whose pictures or sounds are in another file is unusable.
 */
export async function readMp4(source: ByteSource): Promise<Mp4Reading> {
  if (!(await isMp4(source))) return { kind: 'not_mp4' };
  try {
    return { kind: 'video', facts: await factsOf(source) };
  } catch (error) {
    if (error instanceof DamagedMp4 || error instanceof RangeError) {
      return { kind: 'unusable', why: error.message };
    }
    throw error;
  }
}

/** True if the first box names an MP4 brand. */
async function isMp4(source: ByteSource): Promise<boolean> {
  const head = await source.read(0, 16);
  if (head.byteLength < 16) return false;
  const view = viewOf(head);
  const size = view.getUint32(0);
  if (typeAt(view, 4) !== 'ftyp' || size < 16 || size > MAX_FTYP_BYTES || size > source.size) return false;
  const box = viewOf(await source.read(0, size));
  const brands = [typeAt(box, 8)];
  for (let at = 16; at + 4 <= size; at += 4) brands.push(typeAt(box, at));
  return brands.some((brand) => BRANDS.test(brand));
}

async function factsOf(source: ByteSource): Promise<Mp4Facts> {
  const top = await topBoxes(source);
  const moov = top.find(({ type }) => type === 'moov');
  if (moov === undefined) throw new DamagedMp4('nothing describes the video');
  if (moov.end - moov.start > MAX_MOOV_BYTES) throw new DamagedMp4('what describes the video is too long');
  const bytes = viewOf(await source.read(moov.body, moov.end - moov.body));
  if (bytes.byteLength < moov.end - moov.body) throw new DamagedMp4('it ends early');
  const boxes = innerBoxes(bytes, 0, bytes.byteLength);
  const tracks = boxes.filter(({ type }) => type === 'trak').map((box) => readTrack(bytes, box));
  const video = tracks.find(({ handler, width }) => handler === 'vide' && width > 0);
  if (video === undefined) throw new DamagedMp4('there is no moving picture');
  if (tracks.some(({ isElsewhere }) => isElsewhere)) throw new DamagedMp4('a part of it lies elsewhere');
  const fragments = await fragmentLengths(source, top, defaultLengths(bytes, extension(boxes)));
  const lengths = tracks.flatMap(({ durationMs, number, timescale }) => [
    durationMs,
    timescale === 0 ? 0 : ((fragments.get(number) ?? 0) / timescale) * 1000,
  ]);
  const durationMs = Math.ceil(Math.max(movieMs(bytes, boxes), ...lengths));
  if (!(durationMs > 0)) throw new DamagedMp4('it does not say how long it is');
  const moved = (box: Box): Box => ({
    type: box.type,
    start: box.start + moov.body,
    body: box.body + moov.body,
    end: box.end + moov.body,
  });
  return {
    durationMs,
    width: video.width,
    height: video.height,
    videoCodec: video.codec,
    audioCodec: tracks.find(({ handler }) => handler === 'soun')?.codec ?? null,
    hasText: tracks.some(isText),
    remarks: [...top.filter(isMetadata), ...remarksOf(boxes, tracks).map(moved)],
  };
}

function remarksOf(boxes: readonly Box[], tracks: readonly Track[]): readonly Box[] {
  return [...boxes.filter(isMetadata), ...tracks.flatMap((track) => track.remarks)];
}

function isText({ handler, codec }: Track): boolean {
  return (handler === 'text' || handler === 'sbtl') && codec === 'tx3g';
}

/** The declared duration; 0 when the fragments define it. */
function movieMs(bytes: DataView, boxes: readonly Box[]): number {
  const head = boxes.find(({ type }) => type === 'mvhd');
  if (head === undefined) throw new DamagedMp4('it does not say how long it is');
  const isLong = bytes.getUint8(head.body) === 1;
  const scale = bytes.getUint32(head.body + (isLong ? 20 : 12));
  if (scale === 0) throw new DamagedMp4('it has no measure of time');
  const whole = isLong ? Number(bytes.getBigUint64(head.body + 24)) : bytes.getUint32(head.body + 16);
  return ((whole === 0xffffffff ? 0 : whole) / scale) * 1000;
}

function extension(boxes: readonly Box[]): Box | undefined {
  return boxes.find(({ type }) => type === 'mvex');
}
