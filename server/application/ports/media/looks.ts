import type { ComparedPin } from '../../../../src/domain/duplicates/duplicate-groups.ts';
import type { BoardId, PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { PictureLooks, PictureLooksWithWindows } from '../../../../src/domain/looks/picture-looks.ts';

/** A pin of one picture, with what is needed to compare it with others of its pinner. */
export type OwnPicture = ComparedPin & {
  /** Null for a picture that could not be decoded, or whose looks are unknown. */
  readonly hashes: Pick<PictureLooks, 'hash' | 'trimmedHash'> | null;
};

/** What stored pictures look like. The looks of a picture go with the picture. */
export interface LooksReader {
  /** Pictures without looks are left out. Any number of signatures. */
  find(signatures: readonly string[]): Promise<ReadonlyMap<string, PictureLooks>>;
  /**
   * Features of the parts of the pictures of pins, `WINDOW_COUNT` × `FEATURE_VALUES` numbers each; the same. The caller
   * checks who may see the pins.
   */
  windowsOfPins(ids: readonly PinId[]): Promise<ReadonlyMap<PinId, Int8Array>>;
  /**
   * The newest pins of a person, or those on one board, at most `limit`. Videos and pins of several pictures are left
   * out. The caller checks whether the person may still see the pins.
   */
  ofPinner(
    pinnerId: UserId,
    options: { readonly boardId: BoardId | null; readonly limit: number },
  ): Promise<readonly OwnPicture[]>;
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
