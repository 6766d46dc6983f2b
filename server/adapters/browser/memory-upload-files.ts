import type { UploadId } from '../../../src/domain/ids/ids.ts';
import type { LocalFile, UploadFiles } from '../../application/ports/media/video-files.ts';

type Arriving = { readonly bytes: Uint8Array; readonly writtenAt: number };

/** Incomplete uploads in memory: after a reload they start again. */
export class MemoryUploadFiles implements UploadFiles {
  readonly #files = new Map<UploadId, Arriving>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  async size(id: UploadId): Promise<number> {
    return this.#files.get(id)?.bytes.byteLength ?? 0;
  }

  async write(id: UploadId, offset: number, chunks: AsyncIterable<Uint8Array>): Promise<number> {
    this.#keep(id, (await this.#found(id)).subarray(0, offset));
    for await (const chunk of chunks) {
      const before = await this.#found(id);
      const bytes = new Uint8Array(before.byteLength + chunk.byteLength);
      bytes.set(before);
      bytes.set(chunk, before.byteLength);
      this.#keep(id, bytes);
    }
    return this.size(id);
  }

  async read(id: UploadId): Promise<Uint8Array> {
    return this.#found(id);
  }

  fileOf(id: UploadId): LocalFile {
    return id as string as LocalFile;
  }

  async remove(id: UploadId): Promise<void> {
    this.#files.delete(id);
  }

  async olderThan(time: number): Promise<readonly UploadId[]> {
    return [...this.#files].filter(([, { writtenAt }]) => writtenAt < time).map(([id]) => id);
  }

  async #found(id: UploadId): Promise<Uint8Array> {
    return this.#files.get(id)?.bytes ?? new Uint8Array();
  }

  #keep(id: UploadId, bytes: Uint8Array): void {
    this.#files.set(id, { bytes, writtenAt: this.#now() });
  }
}
