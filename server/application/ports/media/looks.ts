import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { PictureLooks, PictureLooksWithWindows } from '../../../../src/domain/looks/picture-looks.ts';

/** What stored pictures look like. The looks of a picture go with the picture. */
export interface LooksReader {
  /** Pictures without looks are left out. Any number of signatures. */
  find(signatures: readonly string[]): Promise<ReadonlyMap<string, PictureLooks>>;
  /**
   * Features of the parts of the pictures of pins, `WINDOW_COUNT` × `FEATURE_VALUES` numbers each; the same. The caller
   * checks who may see the pins.
   */
  windowsOfPins(ids: readonly PinId[]): Promise<ReadonlyMap<PinId, Int8Array>>;
  /** The looks of the newest pins of a person, at most `limit`; pins whose picture has none are left out. */
  ofPinner(pinnerId: UserId, limit: number): Promise<ReadonlyMap<PinId, PictureLooks>>;
  /** Signatures after `after`, in their order, of pictures whose looks are not of this version. */
  missing(version: number, after: string, limit: number): Promise<readonly string[]>;
}

export interface LooksRepository extends LooksReader {
  /**
   * Replaces the looks of a picture. Null for a picture that cannot be decoded, so that nobody tries again. A picture
   * without a record is fine: nothing happens.
   */
  save(signature: string, version: number, looks: PictureLooksWithWindows | null): Promise<void>;
}
