import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PicturesBusy } from '../../application/ports/media/media.ts';
import { ProgramFailed, type RunProgram } from '../../application/ports/media/limited-program.ts';
import { heifSize } from './heif-size.ts';
import {
  damagedPicture,
  oversizeHeif,
  tooHardPicture,
  type Refusal,
} from '../../application/media/picture-refusals.ts';
import { stripExif } from './strip-exif.ts';

export type HeifConversion = { readonly kind: 'jpeg'; readonly bytes: Uint8Array } | Refusal;

const AT_MOST_MS = 20_000;
const MAX_WAITING = 8;
/** A photo of 48 megapixels needs 0.4 GB of address space and one second. */
const LIMITS = { roomKib: 1_000_000, cpuSeconds: 20, fileBlocks: 80_000 };
const QUALITY = '95';

/** Converts a phone's photo to JPEG with `heif-convert` of libheif, one at a time, because each needs much memory. */
export class HeifConverter {
  readonly #program: string;
  readonly #run: RunProgram;
  readonly #ending = Promise.withResolvers<void>();
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(program: string, run: RunProgram) {
    this.#program = program;
    this.#run = run;
  }

  /** The main picture, upright, without metadata; the output is validated like an upload. @throws {PicturesBusy} */
  async convert(bytes: Uint8Array): Promise<HeifConversion> {
    const size = heifSize(bytes);
    if (size === undefined) return damagedPicture();
    const refusal = oversizeHeif(size);
    if (refusal) return refusal;
    if (this.#waiting >= MAX_WAITING) throw new PicturesBusy();
    this.#waiting += 1;
    const conversion = this.#last.then(() => this.#convertNow(bytes));
    this.#last = conversion.catch(() => undefined).then(() => (this.#waiting -= 1));
    return conversion;
  }

  /** Aborts the current conversion. */
  close(): void {
    this.#ending.resolve();
  }

  async #convertNow(bytes: Uint8Array): Promise<HeifConversion> {
    const folder = await mkdtemp(path.join(tmpdir(), 'pinakes-heif-'));
    try {
      await writeFile(path.join(folder, 'photo.heic'), bytes);
      await this.#run(this.#program, {
        args: ['-q', QUALITY, 'photo.heic', 'photo.jpg'],
        folder,
        limits: LIMITS,
        atMostMs: AT_MOST_MS,
        ending: this.#ending.promise,
      });
      const [made] = (await readdir(folder)).filter((name) => /^photo(-1)?\.jpg$/.test(name));
      if (made === undefined) return damagedPicture();
      return { kind: 'jpeg', bytes: stripExif(await readFile(path.join(folder, made))) };
    } catch (error) {
      if (error instanceof ProgramFailed) return tooHardPicture();
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
