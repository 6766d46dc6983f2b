import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdtemp, open, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { MediaContent } from '../../../../application/ports/media/media-shelf.ts';
import { syncDirectory } from '../../durable-file.ts';
import { BackupUnusable } from '../backup-unusable.ts';
import { DATA, END, FORMAT, LISTED, LISTS, type BackupEnd, type ListedFile } from './backup-format.ts';
import { BLOCK_BYTES, tarHeader } from './tar-header.ts';

const ZEROS_AT_ONCE = 256 * 1024;

/** What file systems say that know no hard links. */
const WITHOUT_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Writes a backup file by file, so that it never has to fit into memory. */
export class BackupWriter {
  /** A folder of this backup alone, beside its target; it is removed with the writer. */
  readonly workplace: string;
  readonly #target: string;
  readonly #file: FileHandle;
  readonly #begunAt: number;
  #list: ListedFile[] = [];
  #lists = 0;
  #files = 0;
  #bytes = 0;

  private constructor(target: string, workplace: string, file: FileHandle, begunAt: number) {
    this.#target = target;
    this.workplace = workplace;
    this.#file = file;
    this.#begunAt = begunAt;
  }

  /** `target` appears when the backup is complete. @param begunAt ms since the epoch */
  static async open(target: string, begunAt: number): Promise<BackupWriter> {
    // Of its own, so that another backup at the same time, or a file of somebody else, is not touched.
    const workplace = await mkdtemp(`${target}.unfinished-`);
    const file = await open(archiveIn(workplace), 'wx', 0o600);
    return new BackupWriter(target, workplace, file, begunAt);
  }

  /** Adds a file. False if it has become shorter meanwhile, or is not what was written. */
  async add({ name, byteLength, modifiedAt, sha256, pieces }: MediaContent): Promise<boolean> {
    await this.#file.writeFile(tarHeader({ name: DATA + name, size: byteLength }, modifiedAt));
    const found = await this.#copy(pieces, byteLength);
    const isWhole = found !== undefined && (sha256 === null || sha256 === found);
    if (isWhole) this.#note({ name, size: byteLength, sha256: found });
    if (this.#list.length === LISTED) await this.endList();
    return isWhole;
  }

  /** A file that was added before may be added again after this. */
  async endList(): Promise<void> {
    if (this.#list.length === 0) return;
    this.#lists += 1;
    await this.#writeJson(`${LISTS}${String(this.#lists).padStart(6, '0')}.json`, this.#list);
    this.#list = [];
  }

  /**
   * Completes the backup: from now on it exists, also after a power loss.
   * @throws {BackupUnusable} when there is a file of its name meanwhile
   */
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
    await publish(archiveIn(this.workplace), this.#target);
    await rm(this.workplace, { recursive: true });
    await syncDirectory(path.dirname(this.#target));
    return end;
  }

  async discard(): Promise<void> {
    await this.#file.close();
    await rm(this.workplace, { recursive: true, force: true });
  }

  /** The hash of the content; undefined if there was less than `size`, which is filled up with zeros. */
  async #copy(pieces: AsyncIterable<Uint8Array>, size: number): Promise<string | undefined> {
    const hash = createHash('sha256');
    let left = size;
    for await (const given of pieces) {
      const piece = given.subarray(0, left);
      hash.update(piece);
      await this.#file.writeFile(piece);
      left -= piece.byteLength;
      if (left === 0) break;
    }
    for (let zeros = left + paddingOf(size); zeros > 0; zeros -= ZEROS_AT_ONCE) {
      await this.#file.writeFile(Buffer.alloc(Math.min(zeros, ZEROS_AT_ONCE)));
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

function archiveIn(workplace: string): string {
  return path.join(workplace, 'archive');
}

/** Gives the file its name, in place of no other file. */
async function publish(file: string, target: string): Promise<void> {
  try {
    await link(file, target);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST' || (WITHOUT_LINKS.has(code) && existsSync(target))) {
      throw new BackupUnusable(`${target} exists already.`);
    }
    if (!WITHOUT_LINKS.has(code)) throw error;
    await rename(file, target);
  }
}

function paddingOf(size: number): number {
  return (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
}
