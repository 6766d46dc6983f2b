import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeDirectory, syncDirectory, writeSynced } from './durable-file.ts';

/** A folder into which whole files are laid, for somebody else to take. It is made with the first one. */
export class FileDrop {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Durable when it resolves; nobody ever sees half a file under this name. An older one of the name is replaced. */
  async put(name: string, bytes: Uint8Array): Promise<void> {
    const whole = path.join(this.#directory, name);
    const part = `${whole}.part`;
    await makeDirectory(this.#directory);
    await rm(part, { force: true });
    await writeSynced(part, bytes);
    await rename(part, whole);
    await syncDirectory(this.#directory);
  }
}
