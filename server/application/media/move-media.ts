import type { MediaShelf } from '../ports/media/media-shelf.ts';

export type MovedMedia = {
  readonly copied: number;
  readonly copiedBytes: number;
  /** Files that were there already, with the same content. */
  readonly same: number;
};

type MoveMediaOptions = {
  readonly from: MediaShelf;
  readonly to: MediaShelf;
  /** Called after each file. */
  readonly onFile?: (soFar: MovedMedia) => void;
};

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
 * @throws {MediaDiffers} and errors of both sides; what is copied by then stays
 */
export async function moveMedia({ from, to, onFile }: MoveMediaOptions): Promise<MovedMedia> {
  let moved: MovedMedia = { copied: 0, copiedBytes: 0, same: 0 };
  const names = from.names()[Symbol.asyncIterator]();
  let isFailed = false;
  const work = async () => {
    for (;;) {
      const next = isFailed ? undefined : await names.next();
      if (next === undefined || next.done === true) return;
      const copied = await copy(next.value, from, to);
      if (copied === undefined) continue;
      moved =
        copied === 'same'
          ? { ...moved, same: moved.same + 1 }
          : { ...moved, copied: moved.copied + 1, copiedBytes: moved.copiedBytes + copied };
      onFile?.(moved);
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

/** The bytes that were copied; undefined when a running server has removed the file in the meantime. */
async function copy(name: string, from: MediaShelf, to: MediaShelf): Promise<number | 'same' | undefined> {
  const content = await from.content(name);
  if (content === undefined) return undefined;
  if ((await to.recordedHash(name)) === content.sha256) return 'same';
  await to.put(name, content);
  if ((await to.content(name))?.sha256 !== content.sha256) throw new MediaDiffers(name);
  return content.byteLength;
}
