import {
  StorageFull,
  type MediaPath,
  type MediaStore,
} from '../../../server/application/ports/media/media.ts';
import type { Clock } from '../../../server/application/ports/surroundings.ts';

type KeptFile = { readonly path: MediaPath; readonly bytes: Uint8Array; putAt: number };

/** Pictures in memory: for tests. While `isFull` nothing can be put. */
export class InMemoryMediaStore implements MediaStore {
  isFull = false;
  readonly #clock: Clock;
  readonly #pictures = new Map<string, Map<MediaPath, KeptFile>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async put(files: readonly { readonly path: MediaPath; readonly bytes: Uint8Array }[]): Promise<void> {
    await this.check();
    const putAt = this.#clock.now();
    for (const { path, bytes } of files) {
      const picture = this.#pictures.get(signatureOf(path)) ?? new Map<MediaPath, KeptFile>();
      this.#pictures.set(signatureOf(path), picture);
      picture.set(path, { path, bytes: picture.get(path)?.bytes ?? bytes.slice(), putAt });
    }
  }

  async read(path: MediaPath): Promise<Uint8Array | undefined> {
    return this.#pictures.get(signatureOf(path))?.get(path)?.bytes.slice();
  }

  async has(path: MediaPath): Promise<boolean> {
    return this.#pictures.get(signatureOf(path))?.has(path) ?? false;
  }

  async removePicture(signature: string, isWanted: () => Promise<boolean>): Promise<boolean> {
    const aside = this.#pictures.get(signature);
    this.#pictures.delete(signature);
    const takeBack = () => {
      if (aside) this.#pictures.set(signature, new Map([...aside, ...(this.#pictures.get(signature) ?? [])]));
    };
    const wanted = await isWanted().catch((error: unknown) => {
      takeBack();
      throw error;
    });
    if (wanted) takeBack();
    return !wanted;
  }

  async *picturesOlderThan(time: number): AsyncGenerator<string> {
    for (const [signature, files] of [...this.#pictures]) {
      const kept = [...files.values()];
      const original = kept.find(({ path }) => path.startsWith('originals/'));
      if ((original?.putAt ?? Math.max(...kept.map((file) => file.putAt))) < time) yield signature;
    }
  }

  async check(): Promise<void> {
    if (this.isFull) throw new StorageFull();
  }
}

const MEDIA_PATH = /\/(?<signature>[0-9a-f]{32})\.[a-z]+$/;

function signatureOf(path: MediaPath): string {
  const signature = MEDIA_PATH.exec(path)?.groups?.['signature'];
  if (signature === undefined) throw new TypeError('not a media path');
  return signature;
}
