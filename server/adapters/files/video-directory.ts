import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isSignature } from '../../../src/domain/images/media-path.ts';
import type {
  LocalFile,
  OpenVideoFile,
  VideoFileName,
  VideoFiles,
  VideoPart,
} from '../../application/ports/media/video-files.ts';
import { asStorageFull, isAbsent, makeDirectory, syncDirectory } from './durable-file.ts';

const UPLOAD = 'upload.mp4';
const FOLDERS: { readonly [part in VideoPart]: string } = {
  V_720P: '720p',
  V_HLSV4: 'hlsv4',
  V_HLSV3_MOBILE: 'hlsv3_mobile',
  captions: 'captions',
};
/** The only valid names; no other name reaches the file system. */
const FILE = /^([0-9a-f]{32})(?:\.(?:mp4|m3u8|vtt)|-init\.mp4|-\d{5}\.(?:m4s|ts))$/;

/**
 * Videos as files: `ab/cd/{signature}/upload.mp4` is the uploaded file, and each part has a folder beside it. Parts are
 * made in a workspace and moved as a whole.
 */
export class VideoDirectory implements VideoFiles {
  readonly #videos: string;
  readonly #work: string;

  private constructor(directory: string) {
    this.#videos = path.join(directory, 'videos');
    this.#work = path.join(directory, 'videos-work');
  }

  /** Creates its folders and removes incomplete parts. One process at a time. */
  static async open(directory: string): Promise<VideoDirectory> {
    const videos = new VideoDirectory(directory);
    await rm(videos.#work, { recursive: true, force: true });
    for (const folder of [videos.#videos, videos.#work]) await makeDirectory(folder);
    await syncDirectory(directory);
    return videos;
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

  async offerUpload(signature: string): Promise<void> {
    const target = path.join(this.#folderOf(signature), FOLDERS.V_720P);
    await makeDirectory(target);
    await this.#place(path.join(this.#folderOf(signature), UPLOAD), path.join(target, `${signature}.mp4`));
    for (const folder of [target, path.dirname(target)]) await syncDirectory(folder);
  }

  async workspace(): Promise<LocalFile> {
    const folder = path.join(this.#work, randomUUID());
    await mkdir(folder, { mode: 0o750 });
    return folder as LocalFile;
  }

  async publish(signature: string, part: VideoPart, workspace: LocalFile): Promise<void> {
    const target = path.join(this.#folderOf(signature), FOLDERS[part]);
    for (const name of await readdir(workspace)) await syncFile(path.join(workspace, name));
    await syncDirectory(workspace);
    await rm(target, { recursive: true, force: true });
    await rename(workspace, target);
    await syncDirectory(path.dirname(target));
  }

  async discard(workspace: LocalFile): Promise<void> {
    if (path.dirname(workspace) !== this.#work) throw new TypeError('not a workspace');
    await rm(workspace, { recursive: true, force: true });
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
    const half = path.join(this.#work, randomUUID());
    try {
      await copyFile(from, half);
      await syncFile(half);
      await rename(half, to);
    } catch (error) {
      await rm(half, { force: true });
      throw asStorageFull(error);
    }
  }

  async #makeFolder(signature: string): Promise<string> {
    const folder = this.#folderOf(signature);
    await makeDirectory(folder).catch((error: unknown) => {
      throw asStorageFull(error);
    });
    const second = path.dirname(folder);
    for (const above of [second, path.dirname(second), this.#videos]) await syncDirectory(above);
    return folder;
  }

  #fileOf({ signature, part, file }: VideoFileName): string {
    if (FILE.exec(file)?.[1] !== signature) throw new TypeError('not a file of a video');
    return path.join(this.#folderOf(signature), FOLDERS[part], file);
  }

  /** @throws {TypeError} */
  #folderOf(signature: string): string {
    if (!isSignature(signature)) throw new TypeError('not a signature');
    return path.join(this.#videos, signature.slice(0, 2), signature.slice(2, 4), signature);
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
    throw asStorageFull(error);
  } finally {
    await handle.close();
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
