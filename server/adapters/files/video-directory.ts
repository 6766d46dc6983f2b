import { createReadStream } from 'node:fs';
import { copyFile, link, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isSignature } from '../../../src/domain/images/media-path.ts';
import type {
  LocalFile,
  OpenVideoFile,
  VideoFileName,
  VideoFiles,
  VideoPart,
} from '../../application/ports/media/video-files.ts';
import { PART_FOLDERS, UPLOAD, videoFile, videoFolder } from '../../application/videos/video-place.ts';
import { asStorageError, isAbsent, makeDirectory, syncDirectory } from './durable-file.ts';
import { VideoWorkspaceDirectory } from './video-workspace-directory.ts';

/**
 * Videos as files: `ab/cd/{signature}/upload.mp4` is the uploaded file, and each part has a folder beside it. Parts are
 * made in a workspace and moved as a whole.
 */
export class VideoDirectory implements VideoFiles {
  readonly #videos: string;
  readonly #work: VideoWorkspaceDirectory;

  private constructor(videos: string, work: VideoWorkspaceDirectory) {
    this.#videos = videos;
    this.#work = work;
  }

  /** Creates its folders and removes incomplete parts, unless another process may be making them. */
  static async open(directory: string, { isShared = false } = {}): Promise<VideoDirectory> {
    const videos = path.join(directory, 'videos');
    await makeDirectory(videos);
    // Syncs the entries of the directory.
    const work = await VideoWorkspaceDirectory.open(directory, { isShared });
    return new VideoDirectory(videos, work);
  }

  async adopt(signature: string, file: LocalFile): Promise<void> {
    const folder = await this.#makeFolder(signature);
    await this.#place(file, path.join(folder, UPLOAD));
    const now = new Date();
    await utimes(folder, now, now);
    await syncDirectory(folder);
  }

  async upload(signature: string): Promise<LocalFile | undefined> {
    return ifThere(path.join(this.#folderOf(signature), UPLOAD));
  }

  async part(signature: string, part: 'V_720P'): Promise<LocalFile | undefined> {
    return ifThere(this.#fileOf({ signature, part, file: `${signature}.mp4` }));
  }

  /** The files stay where they are. */
  async release(): Promise<void> {}

  async offerUpload(signature: string): Promise<void> {
    const target = path.join(this.#folderOf(signature), PART_FOLDERS.V_720P);
    await makeDirectory(target);
    await this.#place(path.join(this.#folderOf(signature), UPLOAD), path.join(target, `${signature}.mp4`));
    for (const folder of [target, path.dirname(target)]) await syncDirectory(folder);
  }

  async workspace(): Promise<LocalFile> {
    return this.#work.create();
  }

  async publish(signature: string, part: VideoPart, workspace: LocalFile): Promise<void> {
    const target = path.join(this.#folderOf(signature), PART_FOLDERS[part]);
    for (const name of await readdir(workspace)) await syncFile(path.join(workspace, name));
    await syncDirectory(workspace);
    await rm(target, { recursive: true, force: true });
    await rename(workspace, target);
    await syncDirectory(path.dirname(target));
  }

  async discard(workspace: LocalFile): Promise<void> {
    await this.#work.discard(workspace);
  }

  open(name: VideoFileName): Promise<OpenVideoFile | undefined> {
    return openFile(this.#fileOf(name));
  }

  openUpload(signature: string): Promise<OpenVideoFile | undefined> {
    return openFile(path.join(this.#folderOf(signature), UPLOAD));
  }

  async byteLength(signature: string): Promise<number> {
    const folder = this.#folderOf(signature);
    let sum = 0;
    const counted = new Set<number>();
    for (const name of await readdir(folder, { recursive: true })) {
      const found = await stat(path.join(folder, name));
      if (!found.isFile() || counted.has(found.ino)) continue;
      counted.add(found.ino);
      sum += found.size;
    }
    return sum;
  }

  async remove(signature: string): Promise<void> {
    await rm(this.#folderOf(signature), { recursive: true, force: true });
  }

  async *olderThan(time: number): AsyncGenerator<string> {
    for (const first of await readdir(this.#videos)) {
      for (const second of await readdir(path.join(this.#videos, first))) {
        for (const signature of await readdir(path.join(this.#videos, first, second))) {
          if (!isSignature(signature)) continue;
          const found = await stat(path.join(this.#folderOf(signature), UPLOAD)).catch(() =>
            stat(this.#folderOf(signature)),
          );
          if (found.ctimeMs < time) yield signature;
        }
      }
    }
  }

  /** Copies a file; shares the blocks where the file system supports it. */
  async #place(from: string, to: string): Promise<void> {
    try {
      await link(from, to);
    } catch (error) {
      if (isCode(error, 'EEXIST')) return;
      if (isAbsent(error)) throw error;
      await this.#copy(from, to);
    }
  }

  async #copy(from: string, to: string): Promise<void> {
    const half = this.#work.newFile();
    try {
      await copyFile(from, half);
      await syncFile(half);
      await rename(half, to);
    } catch (error) {
      await rm(half, { force: true });
      throw asStorageError(error);
    }
  }

  async #makeFolder(signature: string): Promise<string> {
    const folder = this.#folderOf(signature);
    await makeDirectory(folder).catch((error: unknown) => {
      throw asStorageError(error);
    });
    const second = path.dirname(folder);
    for (const above of [second, path.dirname(second), this.#videos]) await syncDirectory(above);
    return folder;
  }

  #fileOf(name: VideoFileName): string {
    return path.join(this.#videos, ...videoFile(name));
  }

  /** @throws {TypeError} */
  #folderOf(signature: string): string {
    return path.join(this.#videos, ...videoFolder(signature));
  }
}

async function openFile(file: string): Promise<OpenVideoFile | undefined> {
  try {
    const { size } = await stat(file);
    return { byteLength: size, read: (start, end) => piecesOf(file, start, end) };
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** Opened when the first chunk is read. */
async function* piecesOf(file: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file, { start, end, highWaterMark: 256 * 1024 });
}

async function ifThere(file: string): Promise<LocalFile | undefined> {
  try {
    await stat(file);
    return file as LocalFile;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } catch (error) {
    throw asStorageError(error);
  } finally {
    await handle.close();
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
