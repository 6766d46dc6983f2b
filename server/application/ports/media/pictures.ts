import type { PictureRecord } from '../records.ts';

export interface PictureReader {
  find(signature: string): Promise<PictureRecord | undefined>;
  /** The ones among `signatures` that no pin, upload or avatar refers to, nor a merged or removed pin that can be restored. */
  unused(signatures: readonly string[]): Promise<readonly string[]>;
  /** The ones among `signatures` that have a record. */
  known(signatures: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface PictureRepository extends PictureReader {
  /** An existing record of the same signature stays unchanged. */
  insert(picture: PictureRecord): Promise<void>;
  /** Removes the record, unless a pin, upload or avatar refers to it. An unknown signature is fine. */
  remove(signature: string): Promise<void>;
}
