import type { Box } from './mp4-boxes.ts';

/** Bytes that overwrite those of a file. */
export type Patch = { readonly offset: number; readonly bytes: Uint8Array };

const ZEROS = new Uint8Array(64 * 1024);
const FREE = new TextEncoder().encode('free');

/** Turns metadata boxes into free space of the same size. Nothing moves, so all offsets in the file stay valid. */
export function* stripMetadata(remarks: readonly Box[]): Generator<Patch> {
  for (const { start, body, end } of remarks) {
    yield { offset: start + 4, bytes: FREE };
    for (let at = body; at < end; at += ZEROS.byteLength) {
      yield { offset: at, bytes: ZEROS.subarray(0, end - at) };
    }
  }
}
