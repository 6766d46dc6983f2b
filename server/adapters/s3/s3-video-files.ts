import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isSignature } from '../../../src/domain/images/media-path.ts';
import type {
  LocalFile,
  OpenVideoFile,
  VideoFileName,
  VideoFiles,
  VideoPart,
  VideoWorkspaces,
} from '../../application/ports/media/video-files.ts';
import { PART_FOLDERS, UPLOAD, videoFile, videoFolder } from '../../application/videos/video-place.ts';
import { ObjectDamaged, type S3Bucket, type StoredObject } from './s3-bucket.ts';

const VIDEOS = 'videos';

/**
 * Videos as objects, under the same names as `VideoDirectory` gives its files: `videos/ab/cd/{signature}/…`. What
 * programs read or write is in a workspace of this machine meanwhile.
 */
export class S3VideoFiles implements VideoFiles {
  readonly #bucket: S3Bucket;
  readonly #work: VideoWorkspaces;

  constructor(bucket: S3Bucket, work: VideoWorkspaces) {
    this.#bucket = bucket;
    this.#work = work;
  }

  async adopt(signature: string, file: LocalFile): Promise<void> {
    await this.#bucket.put(uploadOf(signature), await this.#work.content(file));
  }

  async upload(signature: string): Promise<LocalFile | undefined> {
    return this.#fetch(uploadOf(signature));
  }

  async part(signature: string, part: 'V_720P'): Promise<LocalFile | undefined> {
    return this.#fetch(keyOf({ signature, part, file: `${signature}.mp4` }));
  }

  release(file: LocalFile): Promise<void> {
    return this.#work.discard(file);
  }

  async offerUpload(signature: string): Promise<void> {
    const target = keyOf({ signature, part: 'V_720P', file: `${signature}.mp4` });
    if (!(await this.#bucket.copy(uploadOf(signature), target)))
      throw new Error(`There is no file of the video ${signature}.`);
  }

  workspace(): Promise<LocalFile> {
    return this.#work.create();
  }

  async publish(signature: string, part: VideoPart, workspace: LocalFile): Promise<void> {
    const folder = `${folderOf(signature)}${PART_FOLDERS[part]}/`;
    const names = await readdir(workspace);
    for (const name of names)
      await this.#bucket.put(
        folder + name,
        await this.#work.content(path.join(workspace, name) as LocalFile),
      );
    const made = new Set(names.map((name) => folder + name));
    for (const { key } of await this.#objectsIn(folder)) if (!made.has(key)) await this.#bucket.remove(key);
    await this.#work.discard(workspace);
  }

  discard(workspace: LocalFile): Promise<void> {
    return this.#work.discard(workspace);
  }

  open(name: VideoFileName): Promise<OpenVideoFile | undefined> {
    return this.#open(keyOf(name));
  }

  openUpload(signature: string): Promise<OpenVideoFile | undefined> {
    return this.#open(uploadOf(signature));
  }

  /** An upload that is offered as it is counts once, as on a disk that shares its blocks. */
  async byteLength(signature: string): Promise<number> {
    const objects = await this.#objectsIn(folderOf(signature));
    const upload = objects.find(({ key }) => key === uploadOf(signature))?.byteLength;
    const offered = keyOf({ signature, part: 'V_720P', file: `${signature}.mp4` });
    return objects
      .filter(({ key, byteLength }) => key !== offered || byteLength !== upload)
      .reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  async remove(signature: string): Promise<void> {
    for (const { key } of await this.#objectsIn(folderOf(signature))) await this.#bucket.remove(key);
  }

  async *olderThan(time: number): AsyncGenerator<string> {
    // The objects of a video follow each other; that of the upload is the last one, if there is one.
    let previous: { readonly signature: string; readonly modifiedAt: number } | undefined;
    for await (const { key, modifiedAt } of this.#bucket.list(`${VIDEOS}/`)) {
      const signature = key.split('/')[3] ?? '';
      if (!isSignature(signature)) continue;
      if (previous !== undefined && previous.signature !== signature && previous.modifiedAt < time)
        yield previous.signature;
      previous = { signature, modifiedAt };
    }
    if (previous !== undefined && previous.modifiedAt < time) yield previous.signature;
  }

  async #open(key: string): Promise<OpenVideoFile | undefined> {
    const facts = await this.#bucket.head(key);
    if (facts === undefined) return undefined;
    const { byteLength } = facts;
    return {
      byteLength,
      read: (start, end) => this.#bucket.stream(key, { start, end: Math.min(end, byteLength - 1) }),
    };
  }

  /** A checked copy on this machine. */
  async #fetch(key: string): Promise<LocalFile | undefined> {
    const facts = await this.#bucket.head(key);
    if (facts === undefined) return undefined;
    const { file, sha256 } = await this.#work.keep(
      this.#bucket.stream(key, { start: 0, end: facts.byteLength - 1 }),
    );
    if (facts.sha256 === null || facts.sha256 === sha256) return file;
    await this.#work.discard(file);
    throw new ObjectDamaged(key);
  }

  async #objectsIn(folder: string): Promise<readonly StoredObject[]> {
    const objects = [];
    for await (const object of this.#bucket.list(folder)) objects.push(object);
    return objects;
  }
}

/** @throws {TypeError} */
function folderOf(signature: string): string {
  return `${[VIDEOS, ...videoFolder(signature)].join('/')}/`;
}

function uploadOf(signature: string): string {
  return folderOf(signature) + UPLOAD;
}

/** @throws {TypeError} */
function keyOf(name: VideoFileName): string {
  return [VIDEOS, ...videoFile(name)].join('/');
}
