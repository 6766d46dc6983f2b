import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { KnownContent } from '../../../../application/ports/media/media-shelf.ts';
import { isAbsent } from '../../durable-file.ts';
import { BackupUnusable } from '../backup-unusable.ts';
import { DATA, END, FORMAT, LISTS, type BackupEnd, type ListedFile } from './backup-format.ts';
import { BLOCK_BYTES, readTarHeader, type TarEntry } from './tar-header.ts';

const CHUNK_BYTES = 256 * 1024;
/** The largest list; a name has at most 255 bytes. */
const LIST_BYTES = 1_000_000;

/** Takes the files of a backup, in the order in which they were written. */
export type BackupReceiver = {
  write(name: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /** The last file of this name was incomplete. */
  drop(name: string): Promise<void>;
  /** These files are whole. They can be read again until it resolves. */
  listed?(files: readonly WholeFile[]): Promise<void>;
};

/** A file of the backup whose content was compared with its hash. */
export type WholeFile = KnownContent & { readonly name: string };

/**
 * Reads a whole backup and compares every file with its hash.
 * @throws {BackupUnusable} when it is none, incomplete or damaged.
 */
export async function readBackup(file: string, receiver: BackupReceiver): Promise<BackupEnd> {
  const handle = await open(file, 'r').catch((cause: unknown) => {
    throw new BackupUnusable(
      isAbsent(cause) ? `There is no file ${file}.` : `${file} cannot be read: ${String(cause)}.`,
    );
  });
  try {
    return await new BackupReader(handle, receiver).read();
  } finally {
    await handle.close();
  }
}

class BackupReader {
  readonly #handle: FileHandle;
  readonly #receiver: BackupReceiver;
  /** The files since the last list: where they begin, and their sizes and hashes. */
  readonly #unlisted = new Map<string, { readonly at: number; readonly found: string }>();
  #files = 0;
  #bytes = 0;

  constructor(handle: FileHandle, receiver: BackupReceiver) {
    this.#handle = handle;
    this.#receiver = receiver;
  }

  async read(): Promise<BackupEnd> {
    for (let at = 0; ;) {
      const entry = readTarHeader(await this.#bytesAt(at, BLOCK_BYTES));
      if (entry === undefined) throw incomplete();
      const content = at + BLOCK_BYTES;
      if (entry.name === END) return this.#checkedEnd(await this.#json<BackupEnd>(content, entry));
      if (entry.name.startsWith(LISTS)) await this.#check(await this.#json(content, entry));
      else await this.#take(entry, content);
      at = content + Math.ceil(entry.size / BLOCK_BYTES) * BLOCK_BYTES;
    }
  }

  async #take({ name, size }: TarEntry, at: number): Promise<void> {
    if (!isSafe(name)) throw new BackupUnusable(`The backup has a file of the name ${JSON.stringify(name)}.`);
    const hash = createHash('sha256');
    const pieces = this.#pieces(at, size);
    await this.#receiver.write(
      name.slice(DATA.length),
      (async function* () {
        for await (const piece of pieces) {
          hash.update(piece);
          yield piece;
        }
      })(),
    );
    this.#unlisted.set(name.slice(DATA.length), { at, found: `${size} ${hash.digest('hex')}` });
  }

  async #check(list: readonly ListedFile[]): Promise<void> {
    const files: WholeFile[] = [];
    for (const { name, size, sha256 } of list) {
      const given = this.#unlisted.get(name);
      if (given?.found !== `${size} ${sha256}`) {
        throw new BackupUnusable(`The backup is damaged: ${name} has another content than when it was made.`);
      }
      files.push({ name, byteLength: size, sha256, open: () => this.#pieces(given.at, size) });
      this.#unlisted.delete(name);
      this.#files += 1;
      this.#bytes += size;
    }
    for (const name of this.#unlisted.keys()) await this.#receiver.drop(name);
    this.#unlisted.clear();
    await this.#receiver.listed?.(files);
  }

  #checkedEnd(end: BackupEnd): BackupEnd {
    if (end.format !== FORMAT)
      throw new BackupUnusable('The backup has a form that this version does not know.');
    if (end.files !== this.#files || end.bytes !== this.#bytes || this.#unlisted.size > 0) throw incomplete();
    return end;
  }

  async #json<T>(at: number, { size }: TarEntry): Promise<T> {
    if (size > LIST_BYTES) throw incomplete();
    try {
      return JSON.parse((await this.#bytesAt(at, size)).toString()) as T;
    } catch (cause) {
      throw cause instanceof BackupUnusable ? cause : incomplete({ cause });
    }
  }

  async *#pieces(start: number, size: number): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < size; at += CHUNK_BYTES) {
      yield await this.#bytesAt(start + at, Math.min(CHUNK_BYTES, size - at));
    }
  }

  async #bytesAt(at: number, length: number): Promise<Buffer> {
    const bytes = Buffer.alloc(length);
    for (let filled = 0; filled < length;) {
      const { bytesRead } = await this.#handle.read(bytes, filled, length - filled, at + filled);
      if (bytesRead === 0) throw incomplete();
      filled += bytesRead;
    }
    return bytes;
  }
}

/** Only paths below the data directory. */
function isSafe(name: string): boolean {
  const parts = name.split('/');
  return (
    name.startsWith(DATA) &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..') &&
    !/[\0\\]/.test(name)
  );
}

function incomplete(options?: ErrorOptions): BackupUnusable {
  return new BackupUnusable('The backup is incomplete or damaged.', options);
}
