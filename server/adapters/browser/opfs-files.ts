import { StorageFull } from '../../application/ports/media/media.ts';
import type { NamedFiles } from './opfs-media-store.ts';

/** Files of one folder of the origin's private file system, by name, for a dedicated worker. */
export class OpfsFiles implements NamedFiles {
  readonly #folder: FileSystemDirectoryHandle;

  constructor(folder: FileSystemDirectoryHandle) {
    this.#folder = folder;
  }

  /** Undefined when there is no such file. */
  async read(name: string): Promise<{ bytes: Uint8Array; lastModified: number } | undefined> {
    const handle = await this.#find(name);
    if (handle === undefined) return undefined;
    const file = await handle.getFile();
    return { bytes: new Uint8Array(await file.arrayBuffer()), lastModified: file.lastModified };
  }

  /** Replaces an existing file; flushed when it resolves. @throws {StorageFull} */
  async write(name: string, bytes: Uint8Array): Promise<void> {
    const handle = await this.#folder.getFileHandle(name, { create: true });
    const access = await handle.createSyncAccessHandle();
    try {
      access.truncate(0);
      access.write(bytes);
      access.flush();
    } catch (cause) {
      if (isNamed(cause, 'QuotaExceededError')) throw new StorageFull({ cause });
      throw cause;
    } finally {
      access.close();
    }
  }

  /** A missing file is fine. */
  async remove(name: string): Promise<void> {
    await this.#folder.removeEntry(name).catch((error: unknown) => {
      if (!isNamed(error, 'NotFoundError')) throw error;
    });
  }

  names(): AsyncIterable<string> {
    return this.#folder.keys();
  }

  async #find(name: string): Promise<FileSystemFileHandle | undefined> {
    try {
      return await this.#folder.getFileHandle(name);
    } catch (error) {
      if (isNamed(error, 'NotFoundError')) return undefined;
      throw error;
    }
  }
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}
