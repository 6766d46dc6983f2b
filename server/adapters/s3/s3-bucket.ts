import { createHash, randomUUID } from 'node:crypto';
import { StorageUnavailable } from '../../application/ports/media/media.ts';
import { MediaChanged, type KnownContent } from '../../application/ports/media/media-shelf.ts';
import type { OperatorAnswer } from './internal/operator-origin.ts';
import { errorOf } from './internal/storage-errors.ts';
import { elementsOf, textOf } from './internal/xml-texts.ts';
import {
  PATIENCE,
  StorageRequests,
  textOfSuccess,
  wholeText,
  type Patience,
} from './internal/storage-requests.ts';
import type { S3Settings } from './s3-settings.ts';

export type StoredObject = {
  readonly key: string;
  readonly byteLength: number;
  /** When it was last written, by the storage's clock. */
  readonly modifiedAt: number;
};

/** What an object says of itself; `sha256` is null when something else has written it. */
export type ObjectFacts = {
  readonly byteLength: number;
  readonly sha256: string | null;
  /** Tells one content of the object from another. */
  readonly etag: string | null;
};

/** The bytes from `start` to `end` inclusive, of the content with this `etag` alone, if there is one. */
export type ObjectPart = { readonly start: number; readonly end: number; readonly etag?: string | null };

/** An object is not what was written: the storage, or somebody with access to it, has changed it. */
export class ObjectDamaged extends Error {
  constructor(key: string) {
    super(`The object ${key} is not what was written.`);
    this.name = 'ObjectDamaged';
  }
}

const SHA256 = 'x-amz-meta-sha256';
const ABSENT = [404];
/** Absent, or another content than was asked for. */
const CHANGED = [404, 412];

/**
 * Objects of a bucket, below the prefix. Every object carries the SHA-256 of its content: the storage checks it when
 * the object is written, we check it when an object is read as a whole.
 *
 * Every method throws {StorageUnavailable} when the storage does not answer, {StorageFull} when it is full, and an error
 * for the operator when it refuses.
 */
export class S3Bucket {
  readonly #requests: StorageRequests;
  readonly #settings: S3Settings;
  readonly #patience: Patience;

  constructor(settings: S3Settings, patience: Patience = PATIENCE) {
    this.#settings = settings;
    this.#patience = patience;
    this.#requests = new StorageRequests(settings);
  }

  /** Writes the object, atomically, in place of an earlier one. */
  async put(key: string, { byteLength, sha256, open }: KnownContent): Promise<void> {
    const headers = {
      'content-length': String(byteLength),
      'x-amz-content-sha256': sha256,
      [SHA256]: sha256,
    };
    await this.#send({ method: 'PUT', key, headers, body: open }, textOfSuccess);
  }

  /** Undefined when there is no such object. */
  async head(key: string): Promise<ObjectFacts | undefined> {
    return this.#send({ method: 'HEAD', key, fine: ABSENT }, async (answer) =>
      (await isAbsent(answer)) ? undefined : factsOf(answer),
    );
  }

  /** The whole content; undefined when there is no such object. @throws when it is not what was written */
  async read(key: string): Promise<Uint8Array | undefined> {
    return this.#send({ method: 'GET', key, fine: ABSENT }, async (answer) => {
      if (await isAbsent(answer)) return undefined;
      const chunks = [];
      for await (const chunk of answer.body) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      const { sha256 } = factsOf(answer);
      if (sha256 !== null && sha256Of(bytes) !== sha256) throw new ObjectDamaged(key);
      return bytes;
    });
  }

  /**
   * A part of the content. A broken connection is continued where it broke.
   * @throws {MediaChanged} when `etag` is given and the object has another one, or is gone
   */
  async *stream(key: string, { start, end, etag = null }: ObjectPart): AsyncGenerator<Uint8Array> {
    let next = start;
    let failures = 0;
    while (next <= end) {
      const headers = {
        range: `bytes=${next}-${end}`,
        ...(etag === null ? {} : { 'if-match': etag }),
      };
      const fine = etag === null ? [] : CHANGED;
      const answer = await this.#send({ method: 'GET', key, headers, fine }, async (given) => given);
      if (CHANGED.includes(answer.status)) {
        await isAbsent(answer);
        throw new MediaChanged(key);
      }
      const isAsked = answer.status === 206 || next === 0;
      try {
        for await (const chunk of answer.body) {
          if (!isAsked) throw new Error('all came instead of a part');
          next += chunk.byteLength;
          failures = 0;
          yield chunk;
        }
        if (next <= end) throw new Error('the answer was too short');
      } catch (cause) {
        failures += 1;
        if (failures >= this.#patience.tries) throw new StorageUnavailable({ cause });
      }
    }
  }

  /** Copies an object within the storage; a copy onto itself renews its time. False when there is no such object. */
  async copy(from: string, to: string): Promise<boolean> {
    const facts = await this.head(from);
    if (facts === undefined) return false;
    const { bucket, prefix } = this.#settings;
    const headers = {
      'x-amz-copy-source': `/${bucket}/${prefix}${from}`,
      'x-amz-metadata-directive': 'REPLACE',
      ...(facts.sha256 === null ? {} : { [SHA256]: facts.sha256 }),
    };
    return this.#send({ method: 'PUT', key: to, headers, fine: ABSENT }, async (answer) => {
      if (await isAbsent(answer)) return false;
      await textOfSuccess(answer);
      return true;
    });
  }

  /** A missing object is fine. */
  async remove(key: string): Promise<void> {
    await this.#send({ method: 'DELETE', key, fine: ABSENT }, isAbsent);
  }

  /** All objects whose key begins with `prefix`, in the order of their keys; each request reads `atOnce`. */
  async *list(prefix: string, atOnce = 1000): AsyncGenerator<StoredObject> {
    const own = this.#settings.prefix;
    let token: string | undefined;
    do {
      const query = {
        'list-type': '2',
        'encoding-type': 'url',
        'max-keys': String(atOnce),
        prefix: own + prefix,
        ...(token === undefined ? {} : { 'continuation-token': token }),
      };
      const page = await this.#requests.send({ method: 'GET', query }, textOfSuccess, this.#patience);
      for (const xml of elementsOf(page, 'Contents')) {
        const key = decodeURIComponent(textOf(xml, 'Key') ?? '');
        yield {
          key: key.slice(own.length),
          byteLength: Number(textOf(xml, 'Size')),
          modifiedAt: Date.parse(textOf(xml, 'LastModified') ?? ''),
        };
      }
      token = textOf(page, 'IsTruncated') === 'true' ? textOf(page, 'NextContinuationToken') : undefined;
    } while (token !== undefined);
  }

  /** Rejects when the bucket cannot be read and written, after one short try. Leaves nothing behind. */
  async check(): Promise<void> {
    await this.#check({ ...this.#patience, tries: 1, silenceMs: this.#patience.checkSilenceMs });
  }

  /** Like `check`, as patient as other requests. */
  async ensureUsable(): Promise<void> {
    await this.#check(this.#patience);
  }

  /** Ends running requests. */
  close(): Promise<void> {
    return this.#requests.close();
  }

  async #check(patience: Patience): Promise<void> {
    const key = `check/${randomUUID()}`;
    const headers = { 'content-length': '0' };
    await this.#send({ method: 'PUT', key, headers, body: () => new Uint8Array() }, textOfSuccess, patience);
    await this.#send({ method: 'DELETE', key, fine: ABSENT }, isAbsent, patience);
  }

  #send<T>(
    request: Parameters<StorageRequests['send']>[0] & { readonly key: string },
    use: (answer: OperatorAnswer) => Promise<T>,
    patience: Patience = this.#patience,
  ): Promise<T> {
    return this.#requests.send({ ...request, key: this.#settings.prefix + request.key }, use, patience);
  }
}

/** The content in memory. */
export function contentOf(bytes: Uint8Array): KnownContent {
  return { byteLength: bytes.byteLength, sha256: sha256Of(bytes), open: () => bytes };
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function factsOf({ headers }: OperatorAnswer): ObjectFacts {
  const { [SHA256]: sha256, etag } = headers;
  return {
    byteLength: Number(headers['content-length']),
    sha256: typeof sha256 === 'string' ? sha256 : null,
    etag: typeof etag === 'string' ? etag : null,
  };
}

/** Whether there is no such object. A bucket that is gone is a failure. */
async function isAbsent(answer: OperatorAnswer): Promise<boolean> {
  if (answer.status !== 404) return false;
  const text = await wholeText(answer);
  if (textOf(text, 'Code') === 'NoSuchBucket') throw errorOf(404, text);
  return true;
}
