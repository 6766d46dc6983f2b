import type { MediaPath, MediaStore } from '../../application/ports/media/media.ts';

const MEDIA_PATH =
  /^(originals|\d{2,4}x(?:\d{2,4})?)\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/(\2\3\4[0-9a-f]{26})\.(jpg|png|webp|avif|gif)$/;

/** Files by name. A file that is read during a write may be incomplete. */
const CHECK_NAME = 'check';

/** As much as an ordinary picture needs. */
const CHECK_BYTES = new Uint8Array(64 * 1024);

/** Files by name. A file that is read while it is written may be half. */
export interface NamedFiles {
  read(name: string): Promise<{ bytes: Uint8Array; lastModified: number } | undefined>;
  /** Reads a file of the app: a picture of the sample content. Undefined when there is none. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  names(): AsyncIterable<string>;
}

/** Reads a file that comes with the app: a picture of the sample content. Undefined when there is none. */
export type ReadSample = (name: string) => Promise<Uint8Array | undefined>;

/** A file can be open for one writer only. */
export class OpfsMediaStore implements MediaStore {
  readonly #files: NamedFiles;
  readonly #readSample: ReadSample;
  /** Names of files that are about to go. */
  readonly #aside = new Set<string>();
  /** A file is open for one writer only. */
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
      // What was put in between stays.
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

  /** Writes after everything that was asked for before. */
  async #inTurn(write: () => Promise<void>): Promise<void> {
    const written = this.#writing.then(write);
    this.#writing = written.catch(() => undefined);
    await written;
  }

  async #put(name: string, bytes: Uint8Array): Promise<void> {
    const before = this.#aside.delete(name) ? undefined : await this.#files.read(name);
    // Written anew it counts as written now.
    await this.#files.write(name, before?.bytes ?? bytes);
  }
}

/** @throws {TypeError} for anything that is no media path */
function nameOf(path: MediaPath): string {
  const parts = MEDIA_PATH.exec(path);
  if (parts === null) throw new TypeError('not a media path');
  return `${parts[5]}.${parts[1]}.${parts[6]}`;
}
