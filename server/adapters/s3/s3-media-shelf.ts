import { createHash } from 'node:crypto';
import {
  isMediaName,
  type KnownContent,
  type MediaShelf,
} from '../../application/ports/media/media-shelf.ts';
import type { S3Bucket } from './s3-bucket.ts';

/** The objects of a bucket that are media. */
export class S3MediaShelf implements MediaShelf {
  readonly #bucket: S3Bucket;

  constructor(bucket: S3Bucket) {
    this.#bucket = bucket;
  }

  async *names(): AsyncGenerator<string> {
    for (const folder of ['pictures/', 'videos/'])
      for await (const { key } of this.#bucket.list(folder)) if (isMediaName(key)) yield key;
  }

  async content(name: string): Promise<KnownContent | undefined> {
    const facts = await this.#bucket.head(name);
    if (facts === undefined) return undefined;
    const { byteLength } = facts;
    const read = () => this.#bucket.stream(name, 0, byteLength - 1);
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
}
