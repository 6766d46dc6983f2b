import type { BoardId, PinId, SectionId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { PinTexts } from '../../../../src/domain/pins/pin-texts.ts';
import type { TypedProduct } from '../../../../src/domain/pins/typed-product.ts';
import type { PinContent } from './pin-content.ts';
import type { PinRecord } from '../records.ts';
import type { PinView, ViewerId } from './views.ts';

export interface PinReader {
  find(id: PinId): Promise<PinRecord | undefined>;
  /** The pin that was made with a part of this id, such as a slot of a carousel. */
  findByPart(id: string): Promise<PinId | undefined>;
  /**
   * Listed pins of a product of which this is the address of a variant, at most `limit`: those that link to the address
   * itself first, then the oldest. Visibility is the caller's business.
   */
  ofVariant(address: string, limit: number): Promise<readonly PinId[]>;
  /** In the order of `ids`; unknown ones are left out. Visibility is the caller's business. */
  views(ids: readonly PinId[], viewer: ViewerId): Promise<readonly PinView[]>;
  /**
   * Pins that this pinner has made of the page of a link, or of a picture (which counts when both fit): those on the
   * named board first, then those of the picture, then the newest. Visibility is the caller's business.
   */
  ownMatches(pinnerId: UserId, query: OwnMatchQuery): Promise<readonly OwnMatchRow[]>;
}

export type OwnMatchQuery = {
  /** Null: not asked for. */
  readonly link: string | null;
  readonly pictureSignature: string | null;
  readonly boardId: BoardId | null;
  readonly limit: number;
};

export type OwnMatchRow = { readonly pinId: PinId; readonly by: 'link' | 'picture' };

/** What of a pin can be changed where it is. */
export type PinChange = Partial<PinTexts & Pick<PinRecord, 'isCommentsAllowed'>>;

/**
 * Pins. Everything that is counted (the pins of boards and sections; the saves of a pin, which are the pins made
 * from it or from its copies, unless they are on secret boards) is kept in step by each of these.
 */
export interface PinRepository extends PinReader {
  /** Counters of the record are ignored: nobody has saved a new pin. */
  insert(pin: PinRecord): Promise<void>;
  /** Several new pins of one pinner for one board and section. */
  insertAll(pins: readonly PinRecord[]): Promise<void>;
  /** Changes the named fields. An unknown id is fine. */
  update(id: PinId, change: PinChange): Promise<void>;
  /**
   * Says what a new pin is made of. Its copies share that, as long as there are any; but of a story only who made it
   * can keep it: once that pin is removed, its copies show a deleted one.
   */
  addContent(id: PinId, content: PinContent): Promise<void>;
  /** Says what is known of the thing that a pin that is no copy shows; null takes it away. Its copies share it. */
  setProduct(id: PinId, product: TypedProduct | null): Promise<void>;
  /**
   * Puts pins on a board, into one of its sections or none. Those that come from other boards come first in its
   * order, the newest foremost. Unknown ids are fine. `time` (ms since the epoch) is when the board was last used.
   */
  move(
    ids: readonly PinId[],
    to: { readonly boardId: BoardId; readonly sectionId: SectionId | null; readonly time: number },
  ): Promise<void>;
  /** Unknown ids are fine. Copies stay. */
  remove(ids: readonly PinId[]): Promise<void>;
  /** Removes all pins of a board, or of one of its sections, but `except`. @returns how many went */
  removeAllOf(
    boardId: BoardId,
    options: { readonly sectionId?: SectionId; readonly except: readonly PinId[] },
  ): Promise<number>;
  /** Puts a pin behind another one of its board in the board's own order, or first of all. */
  placeAfter(id: PinId, after: PinId | null): Promise<void>;
}
