import type { BoardId, PinId, SectionId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { PinTexts } from '../../../../src/domain/pins/pin-texts.ts';
import type { TypedProduct } from '../../../../src/domain/pins/typed-product.ts';
import type { PinContent } from './pin-content.ts';
import type { PinRecord } from '../records.ts';
import type { PinView, ViewerId } from './views.ts';

export interface PinReader {
  find(id: PinId): Promise<PinRecord | undefined>;
  /** The pin whose content has a part with this id, such as a slot of a carousel. */
  findByPart(id: string): Promise<PinId | undefined>;
  /**
   * Listed pins of a product that has a variant at this address, at most `limit`: pins that link to the address itself
   * first, then the oldest. The caller checks the visibility.
   */
  ofVariant(address: string, limit: number): Promise<readonly PinId[]>;
  /** In the order of `ids`; unknown ids are omitted. The caller checks the visibility. */
  views(ids: readonly PinId[], viewer: ViewerId): Promise<readonly PinView[]>;
  /**
   * Pins that this pinner has made from a link or a picture (the picture counts when both match): those on the named
   * board first, then those of the picture, then the newest. The caller checks the visibility.
   */
  ownMatches(pinnerId: UserId, query: OwnMatchQuery): Promise<readonly OwnMatchRow[]>;
}

export type OwnMatchQuery = {
  /** Null: not part of the search. */
  readonly link: string | null;
  readonly pictureSignature: string | null;
  readonly boardId: BoardId | null;
  readonly limit: number;
};

export type OwnMatchRow = { readonly pinId: PinId; readonly by: 'link' | 'picture' };

/** The fields of a pin that can be changed. */
export type PinChange = Partial<PinTexts & Pick<PinRecord, 'isCommentsAllowed'>>;

/**
 * Pins. Each write keeps all counters consistent: the pins of boards and sections, and the saves of a pin, which are
 * the copies made from it or from its copies, unless they are on secret boards.
 */
export interface PinRepository extends PinReader {
  /** Counters of the record are ignored: a new pin has no saves. */
  insert(pin: PinRecord): Promise<void>;
  /** Inserts several new pins of one pinner for one board and section. */
  insertAll(pins: readonly PinRecord[]): Promise<void>;
  /** Changes the named fields. An unknown id is fine. */
  update(id: PinId, change: PinChange): Promise<void>;
  /**
   * Stores the content of a new pin. Its copies share the content as long as any copy exists. A story depends on its
   * creator's pin: once that pin is removed, the copies show a deleted story.
   */
  addContent(id: PinId, content: PinContent): Promise<void>;
  /** Stores what is known about the product on an original pin; null removes it. Copies share it. */
  setProduct(id: PinId, product: TypedProduct | null): Promise<void>;
  /**
   * Moves pins to a board, into one of its sections or none. Pins from other boards become the first ones in its order,
   * newest first. Unknown ids are fine. `time` (ms since the epoch) is the board's time of last use.
   */
  move(
    ids: readonly PinId[],
    to: { readonly boardId: BoardId; readonly sectionId: SectionId | null; readonly time: number },
  ): Promise<void>;
  /** Unknown ids are fine. Copies stay. */
  remove(ids: readonly PinId[]): Promise<void>;
  /**
   * Removes all pins of a board, or of one of its sections, except those in `except`. @returns the number of removed
   * pins
   */
  removeAllOf(
    boardId: BoardId,
    options: { readonly sectionId?: SectionId; readonly except: readonly PinId[] },
  ): Promise<number>;
  /** Moves a pin behind another one in the board's own order, or to the front. */
  placeAfter(id: PinId, after: PinId | null): Promise<void>;
}
