import { MediaChanged, type MediaShelf } from '../ports/media/media-shelf.ts';

export type MovedMedia = {
  readonly copied: number;
  readonly copiedBytes: number;
  /** Files that were there already, with the same hash. */
  readonly same: number;
};

type MoveMediaOptions = {
  readonly from: Pick<MediaShelf, 'names' | 'content'>;
  readonly to: MediaShelf;
  /** Reads files that are there already as well, instead of believing the hash that was recorded with them. */
  readonly compareAll?: boolean;
  /** Called after each file. */
  readonly onFile?: (soFar: MovedMedia) => void;
};

/** How often a file is begun that a running server changes meanwhile. */
const TRIES = 3;

/** Files in progress at the same time. */
const AT_ONCE = 8;

/** A file does not read back as it was written. */
export class MediaDiffers extends Error {
  constructor(name: string) {
    super(`${name} does not read back as it was written.`);
    this.name = 'MediaDiffers';
  }
}

/**
 * Copies all files that the target does not have yet, reads each back and compares its hash. The source stays as it is.
 * Ended at any point, a repetition goes on with the missing files.
 * @throws {MediaDiffers} {MediaChanged} and errors of both sides; what is copied by then stays
 */
export async function moveMedia(options: MoveMediaOptions): Promise<MovedMedia> {
  let moved: MovedMedia = { copied: 0, copiedBytes: 0, same: 0 };
  const names = options.from.names()[Symbol.asyncIterator]();
  let isFailed = false;
  const work = async () => {
    for (;;) {
      const next = isFailed ? undefined : await names.next();
      if (next === undefined || next.done === true) return;
      const copied = await copyUnlessChanged(next.value, options);
      if (copied === undefined) continue;
      moved =
        copied === 'same'
          ? { ...moved, same: moved.same + 1 }
          : { ...moved, copied: moved.copied + 1, copiedBytes: moved.copiedBytes + copied };
      options.onFile?.(moved);
    }
  };
  const workers = Array.from({ length: AT_ONCE }, () =>
    work().catch((error: unknown) => {
      isFailed = true;
      throw error;
    }),
  );
  const outcomes = await Promise.allSettled(workers);
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
  return moved;
}

type Copied = number | 'same' | undefined;

async function copyUnlessChanged(name: string, options: MoveMediaOptions): Promise<Copied> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await copy(name, options);
    } catch (error) {
      if (!(error instanceof MediaChanged) || attempt === TRIES) throw error;
    }
  }
}

/** The bytes that were copied; undefined when a running server has removed the file in the meantime. */
async function copy(name: string, { from, to, compareAll = false }: MoveMediaOptions): Promise<Copied> {
  const content = await from.content(name);
  if (content === undefined) return undefined;
  const there = compareAll ? (await to.content(name))?.sha256 : await to.recordedHash(name);
  if (there === content.sha256) return 'same';
  await to.put(name, content);
  if ((await to.content(name))?.sha256 !== content.sha256) throw new MediaDiffers(name);
  return content.byteLength;
}
