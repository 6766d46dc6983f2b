import type { ArchiveWriter, ExportFiles } from '../../application/ports/export-files.ts';
import { zipOf, type ZipEntry } from './stored-zip.ts';

/** Archives in memory, lost when the page is closed. */
export class MemoryArchives implements ExportFiles {
  readonly #archives = new Map<string, Uint8Array>();

  async create(id: string): Promise<ArchiveWriter> {
    const entries: ZipEntry[] = [];
    const add = async (name: string, content: Uint8Array | string) => {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      entries.push({ name, bytes });
    };
    return {
      add,
      addPieces: async (name, pieces) => {
        const parts: Uint8Array<ArrayBuffer>[] = [];
        for await (const piece of pieces()) parts.push(new Uint8Array(piece));
        await add(name, new Uint8Array(await new Blob(parts).arrayBuffer()));
      },
      finish: async () => void this.#archives.set(id, zipOf(entries)),
      abandon: async () => undefined,
    };
  }

  async open(id: string): Promise<{ byteLength: number; parts: AsyncIterable<Uint8Array> } | undefined> {
    const bytes = this.#archives.get(id);
    if (bytes === undefined) return undefined;
    return { byteLength: bytes.byteLength, parts: one(bytes) };
  }

  async remove(id: string): Promise<void> {
    this.#archives.delete(id);
  }

  async ids(): Promise<readonly string[]> {
    return [...this.#archives.keys()];
  }
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
