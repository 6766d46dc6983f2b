import { createHash } from 'node:crypto';
import {
  isMediaName,
  MediaChanged,
  type KnownContent,
  type MediaContent,
  type MediaShelf,
  type MediaSource,
} from '../../application/ports/media/media-shelf.ts';
import type { S3Bucket, StoredObject } from './s3-bucket.ts';

/** Objects that are read ahead of the one that is asked for, when they are small. */
const AHEAD = 8;
const SMALL_BYTES = 4_000_000;

/** The objects of a bucket that are media. */
export class S3MediaShelf implements MediaShelf, MediaSource {
  readonly #bucket: S3Bucket;

  constructor(bucket: S3Bucket) {
    this.#bucket = bucket;
  }

  async *names(): AsyncGenerator<string> {
    for (const folder of ['pictures', 'videos'])
      for await (const { key } of this.#mediaBelow(folder)) yield key;
  }

  async content(name: string): Promise<KnownContent | undefined> {
    const facts = await this.#bucket.head(name);
    if (facts === undefined) return undefined;
    const { byteLength, etag } = facts;
    const read = () => this.#bucket.stream(name, { start: 0, end: byteLength - 1, etag });
    const hash = createHash('sha256');
    for await (const chunk of read()) hash.update(chunk);
    return { byteLength, sha256: hash.digest('hex'), open: read };
  }

  async recordedHash(name: string): Promise<string | undefined> {
    return (await this.#bucket.head(name))?.sha256 ?? undefined;
  }

  put(name: string, content: KnownContent): Promise<void> {
    return this.#bucket.put(name, content);
  }

  async *contents(folder: string): AsyncGenerator<MediaContent> {
    const objects = this.#mediaBelow(folder);
    const opened: Promise<MediaContent | undefined>[] = [];
    let isLast = false;
    try {
      while (!isLast || opened.length > 0) {
        while (!isLast && opened.length < AHEAD) {
          const next = await objects.next();
          if (next.done === true) isLast = true;
          else {
            const opening = this.#open(next.value);
            // A failure is met when it is its turn.
            opening.catch(() => undefined);
            opened.push(opening);
          }
        }
        const content = await opened.shift();
        if (content !== undefined) yield content;
      }
    } finally {
      await Promise.allSettled(opened);
    }
  }

  async *#mediaBelow(folder: string): AsyncGenerator<StoredObject, undefined> {
    for await (const object of this.#bucket.list(`${folder}/`)) if (isMediaName(object.key)) yield object;
  }

  /** Undefined when it is gone. */
  async #open({ key, modifiedAt }: StoredObject): Promise<MediaContent | undefined> {
    const facts = await this.#bucket.head(key);
    if (facts === undefined) return undefined;
    const { byteLength, sha256, etag } = facts;
    const pieces = unlessChanged(this.#bucket.stream(key, { start: 0, end: byteLength - 1, etag }));
    const isSmall = byteLength <= SMALL_BYTES;
    return { name: key, byteLength, modifiedAt, sha256, pieces: isSmall ? await collected(pieces) : pieces };
  }
}

/** Ends early instead of failing when the object is changed meanwhile. */
async function* unlessChanged(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch (error) {
    if (!(error instanceof MediaChanged)) throw error;
  }
}

async function collected(pieces: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of pieces) chunks.push(chunk);
  return (async function* () {
    yield* chunks;
  })();
}
