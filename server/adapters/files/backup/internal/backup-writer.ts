import { createHash } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { isAbsent, syncDirectory } from '../../durable-file.ts';
import { DATA, END, FORMAT, LISTED, LISTS, type BackupEnd, type ListedFile } from './backup-format.ts';
import { BLOCK_BYTES, tarHeader } from './tar-header.ts';

const CHUNK_BYTES = 256 * 1024;

/** Writes a backup file by file, so that it never has to fit into memory. */
export class BackupWriter {
  readonly #target: string;
  readonly #file: FileHandle;
  readonly #begunAt: number;
  readonly #chunk = Buffer.alloc(CHUNK_BYTES);
  #list: ListedFile[] = [];
  #lists = 0;
  #files = 0;
  #bytes = 0;

  private constructor(target: string, file: FileHandle, begunAt: number) {
    this.#target = target;
    this.#file = file;
    this.#begunAt = begunAt;
  }

  /** `target` appears when the backup is complete. @param begunAt ms since the epoch */
  static async open(target: string, begunAt: number): Promise<BackupWriter> {
    // A new file: one that is there could belong to somebody else, or be a link.
    await rm(unfinished(target), { force: true });
    return new BackupWriter(target, await open(unfinished(target), 'wx', 0o600), begunAt);
  }

  /** Adds a file, as long as it is now. False if it does not exist, or has become shorter meanwhile. */
  async add(name: string, file: string): Promise<boolean> {
    const source = await open(file, 'r').catch((error: unknown) => {
      if (isAbsent(error)) return undefined;
      throw error;
    });
    if (source === undefined) return false;
    try {
      const { size, mtimeMs } = await source.stat();
      await this.#file.writeFile(tarHeader({ name: DATA + name, size }, mtimeMs));
      const sha256 = await this.#copy(source, size);
      if (sha256 !== undefined) this.#note({ name, size, sha256 });
      if (this.#list.length === LISTED) await this.endList();
      return sha256 !== undefined;
    } finally {
      await source.close();
    }
  }

  /** A file that was added before may be added again after this. */
  async endList(): Promise<void> {
    if (this.#list.length === 0) return;
    this.#lists += 1;
    await this.#writeJson(`${LISTS}${String(this.#lists).padStart(6, '0')}.json`, this.#list);
    this.#list = [];
  }

  /** Completes the backup: from now on it exists, also after a power loss. */
  async finish(missing: number): Promise<BackupEnd> {
    await this.endList();
    const end = {
      format: FORMAT,
      begunAt: new Date(this.#begunAt).toISOString(),
      files: this.#files,
      bytes: this.#bytes,
      missing,
    };
    await this.#writeJson(END, end);
    await this.#file.writeFile(Buffer.alloc(2 * BLOCK_BYTES));
    await this.#file.sync();
    await this.#file.close();
    await rename(unfinished(this.#target), this.#target);
    await syncDirectory(path.dirname(this.#target));
    return end;
  }

  async discard(): Promise<void> {
    await this.#file.close();
    await rm(unfinished(this.#target), { force: true });
  }

  /** The hash of the content; undefined if there was less than `size`, which is filled up with zeros. */
  async #copy(source: FileHandle, size: number): Promise<string | undefined> {
    const hash = createHash('sha256');
    let left = size;
    while (left > 0) {
      const { bytesRead } = await source.read(this.#chunk, 0, Math.min(left, CHUNK_BYTES));
      if (bytesRead === 0) break;
      const piece = this.#chunk.subarray(0, bytesRead);
      hash.update(piece);
      await this.#file.writeFile(piece);
      left -= bytesRead;
    }
    for (let zeros = left + paddingOf(size); zeros > 0; zeros -= CHUNK_BYTES) {
      await this.#file.writeFile(Buffer.alloc(Math.min(zeros, CHUNK_BYTES)));
    }
    return left === 0 ? hash.digest('hex') : undefined;
  }

  #note(file: ListedFile): void {
    this.#list.push(file);
    this.#files += 1;
    this.#bytes += file.size;
  }

  async #writeJson(name: string, value: unknown): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(value));
    await this.#file.writeFile(tarHeader({ name, size: bytes.byteLength }, this.#begunAt));
    await this.#file.writeFile(Buffer.concat([bytes, Buffer.alloc(paddingOf(bytes.byteLength))]));
  }
}

function unfinished(target: string): string {
  return `${target}.unfinished`;
}

function paddingOf(size: number): number {
  return (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
}
