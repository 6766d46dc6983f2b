import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { LocalFile, VideoWorkspaces } from '../../application/ports/media/video-files.ts';
import type { KnownContent } from '../../application/ports/media/media-shelf.ts';
import { contentOfFile } from './known-content.ts';
import { asStorageError, makeDirectory, syncDirectory } from './durable-file.ts';

/** Folders and files of unfinished work on videos, below one directory of this machine. */
export class VideoWorkspaceDirectory implements VideoWorkspaces {
  readonly #work: string;

  private constructor(work: string) {
    this.#work = work;
  }

  /** Creates the directory and removes what unfinished work has left there, unless another process may be at it. */
  static async open(directory: string, { isShared = false } = {}): Promise<VideoWorkspaceDirectory> {
    const work = path.join(directory, 'videos-work');
    if (!isShared) await rm(work, { recursive: true, force: true });
    await makeDirectory(work);
    await syncDirectory(directory);
    return new VideoWorkspaceDirectory(work);
  }

  async create(): Promise<LocalFile> {
    const folder = this.newFile();
    await mkdir(folder, { mode: 0o750 });
    return folder;
  }

  /** A name that nothing has yet. */
  newFile(): LocalFile {
    return path.join(this.#work, randomUUID()) as LocalFile;
  }

  async keep(
    chunks: AsyncIterable<Uint8Array>,
  ): Promise<{ readonly file: LocalFile; readonly sha256: string }> {
    const file = this.newFile();
    try {
      return { file, sha256: await writeTo(file, chunks) };
    } catch (error) {
      await this.discard(file);
      throw asStorageError(error);
    }
  }

  content(file: LocalFile): Promise<KnownContent> {
    return contentOfFile(file);
  }

  async discard(file: LocalFile): Promise<void> {
    if (path.dirname(file) !== this.#work) throw new TypeError('not a workspace');
    await rm(file, { recursive: true, force: true });
  }
}

/** Writes a new file; gives the SHA-256 of its content. */
async function writeTo(file: string, chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  const handle = await open(file, 'wx', 0o640);
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}
