import type { MediaPath, MediaStore } from '../../application/ports/media/media.ts';

const MEDIA_PATH =
  /^(originals|\d{2,4}x(?:\d{2,4})?)\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/(\2\3\4[0-9a-f]{26})\.(jpg|png|webp|avif|gif)$/;

/** The file that a health check writes; its name is not that of a picture. */
const CHECK_NAME = 'check';

/** The size of an ordinary picture. */
const CHECK_BYTES = new Uint8Array(64 * 1024);

/** Files by name. A file that is read during a write may be incomplete. */
export interface NamedFiles {
  read(name: string): Promise<{ bytes: Uint8Array; lastModified: number } | undefined>;
  /** @throws {StorageFull} */
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  names(): AsyncIterable<string>;
}

/** Reads a file of the app: a picture of the sample content. Undefined when there is none. */
export type ReadSample = (name: string) => Promise<Uint8Array | undefined>;

/** Pictures as files `{signature}.{size}.{format}` of one folder, and those of the sample content. */
export class OpfsMediaStore implements MediaStore {
  readonly #files: NamedFiles;
  readonly #readSample: ReadSample;
  /** Names of files that are being removed. */
  readonly #aside = new Set<string>();
  /** A file can be open for one writer only. */
  #writing: Promise<unknown> = Promise.resolve();

  constructor(files: NamedFiles, readSample: ReadSample) {
    this.#files = files;
    this.#readSample = readSample;
  }

  async put(files: readonly { readonly path: MediaPath; readonly bytes: Uint8Array }[]): Promise<void> {
    for (const { path, bytes } of files) {
      const name = nameOf(path);
      await this.#inTurn(() => this.#put(name, bytes));
    }
  }

  async read(path: MediaPath): Promise<Uint8Array | undefined> {
    const name = nameOf(path);
    const own = this.#aside.has(name) ? undefined : await this.#files.read(name);
    return own?.bytes ?? (await this.#readSample(name));
  }

  async has(path: MediaPath): Promise<boolean> {
    return (await this.read(path)) !== undefined;
  }

  async removePicture(signature: string, isWanted: () => Promise<boolean>): Promise<boolean> {
    const names: string[] = [];
    for await (const name of this.#files.names()) if (name.startsWith(`${signature}.`)) names.push(name);
    for (const name of names) this.#aside.add(name);
    try {
      if (await isWanted()) return false;
      // Files that were put in the meantime stay.
      for (const name of names) if (this.#aside.has(name)) await this.#files.remove(name);
      return true;
    } finally {
      for (const name of names) this.#aside.delete(name);
    }
  }

  async *picturesOlderThan(time: number): AsyncGenerator<string> {
    const put = new Map<string, number>();
    for await (const name of this.#files.names()) {
      const [signature = '', size] = name.split('.');
      if (size !== 'originals' && put.has(signature)) continue;
      const file = await this.#files.read(name);
      if (file !== undefined) put.set(signature, file.lastModified);
    }
    for (const [signature, at] of put) if (at < time) yield signature;
  }

  async check(): Promise<void> {
    await this.#inTurn(async () => {
      try {
        await this.#files.write(CHECK_NAME, CHECK_BYTES);
      } finally {
        await this.#files.remove(CHECK_NAME);
      }
    });
  }

  /** Writes after all pending writes. */
  async #inTurn(write: () => Promise<void>): Promise<void> {
    const written = this.#writing.then(write);
    this.#writing = written.catch(() => undefined);
    await written;
  }

  async #put(name: string, bytes: Uint8Array): Promise<void> {
    const before = this.#aside.delete(name) ? undefined : await this.#files.read(name);
    // Rewriting the file renews its write time.
    await this.#files.write(name, before?.bytes ?? bytes);
  }
}

/** @throws {TypeError} for an invalid media path */
function nameOf(path: MediaPath): string {
  const parts = MEDIA_PATH.exec(path);
  if (parts === null) throw new TypeError('not a media path');
  return `${parts[5]}.${parts[1]}.${parts[6]}`;
}
