import {
  toBoardId,
  toPinId,
  toSectionId,
  toUploadId,
  toUserId,
  type BoardId,
  type PinId,
  type UserId,
} from '../../src/domain/ids/ids.ts';
import type {
  BoardRecord,
  PictureRecord,
  PinRecord,
  SectionRecord,
  UploadRecord,
  UserRecord,
} from '../../server/application/ports/records.ts';
import type { RankedPin } from '../../server/application/ports/pins/feeds.ts';
import type { Store, StoreTransaction } from '../../server/application/ports/store.ts';
import { aBoardRecord } from '../builders/a-board-record.ts';
import { aPictureRecord } from '../builders/a-picture-record.ts';
import { aPinRecord } from '../builders/a-pin-record.ts';
import { aUserRecord } from '../builders/a-user-record.ts';
import { anUploadRecord } from '../builders/an-upload-record.ts';

/** A time on 1 May 2026, in milliseconds since the epoch. */
export const minute = (minutes: number): number => Date.UTC(2026, 4, 1) + minutes * 60_000;

/** People, boards and pins in a store under test. Everything made later has a larger id and a later time. */
export class StoreWorld {
  #store: Store | null = null;
  #made = 0;

  use(store: Store): void {
    this.#store = store;
  }

  get store(): Store {
    if (this.#store === null) throw new Error('no store is open');
    return this.#store;
  }

  /** One transaction with one thing to do. */
  do<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    return this.store.transaction(work);
  }

  async person(username: string, fields: Partial<UserRecord> = {}): Promise<UserRecord> {
    const { id, time } = this.#next();
    const email = `${username}@example.org`;
    const user = aUserRecord({ id: toUserId(id), username, email, createdAt: time, ...fields });
    await this.do((tx) => tx.users.insert(user));
    return user;
  }

  async board(owner: UserRecord, fields: Partial<BoardRecord> = {}): Promise<BoardRecord> {
    const { id, time } = this.#next();
    const times = { createdAt: time, orderModifiedAt: time };
    const board = aBoardRecord({
      id: toBoardId(id),
      ownerId: owner.id,
      slug: `board-${id}`,
      ...times,
      ...fields,
    });
    await this.do((tx) => tx.boards.insert(board));
    return board;
  }

  async section(board: BoardRecord, fields: Partial<SectionRecord> = {}): Promise<SectionRecord> {
    const { id, time } = this.#next();
    const section = {
      id: toSectionId(id),
      boardId: board.id,
      title: 'A part',
      slug: `part-${id}`,
      createdAt: time,
      ...fields,
    };
    await this.do((tx) => tx.sections.insert(section));
    const stored = await this.store.sections.find(section.id);
    if (stored === undefined) throw new Error('the section is gone');
    return stored;
  }

  /** A pin by the owner of the board, with a picture of its own, unless `fields` say otherwise. */
  async pin(board: BoardRecord, fields: Partial<PinRecord> = {}): Promise<PinRecord> {
    const { id, time } = this.#next();
    const picture = aPictureRecord({ signature: id.padStart(32, '0') });
    const pin = aPinRecord({
      id: toPinId(id),
      boardId: board.id,
      pinnerId: board.ownerId,
      pictureSignature: picture.signature,
      createdAt: time,
      ...fields,
    });
    await this.do(async (tx) => {
      await tx.pictures.insert(picture);
      await tx.pins.insert(pin);
    });
    return pin;
  }

  async pins(count: number, board: BoardRecord, fields: Partial<PinRecord> = {}): Promise<PinRecord[]> {
    const pins = [];
    for (let made = 0; made < count; made += 1) pins.push(await this.pin(board, fields));
    return pins;
  }

  /** `pin` saved to `board` by its owner. */
  copy(pin: PinRecord, board: BoardRecord, fields: Partial<PinRecord> = {}): Promise<PinRecord> {
    const { pictureSignature } = pin;
    return this.pin(board, { originalPinId: pin.originalPinId ?? pin.id, pictureSignature, ...fields });
  }

  async picture(fields: Partial<PictureRecord> = {}): Promise<PictureRecord> {
    const picture = aPictureRecord({ signature: this.#next().id.padStart(32, '0'), ...fields });
    await this.do((tx) => tx.pictures.insert(picture));
    return picture;
  }

  async upload(
    user: UserRecord,
    picture: PictureRecord,
    fields: Partial<UploadRecord> = {},
  ): Promise<UploadRecord> {
    const { id, time } = this.#next();
    const of = { userId: user.id, pictureSignature: picture.signature };
    const upload = anUploadRecord({ id: toUploadId(id), createdAt: time, ...of, ...fields });
    await this.do((tx) => tx.uploads.insert(upload));
    return upload;
  }

  follow(follower: UserRecord, followed: UserRecord): Promise<void> {
    return this.do((tx) => tx.follows.followUser(follower.id, followed.id, minute(0)));
  }

  followBoard(follower: UserRecord, board: BoardRecord): Promise<void> {
    return this.do((tx) => tx.follows.followBoard(follower.id, board.id, minute(0)));
  }

  share(board: BoardRecord, user: UserRecord, state: 'invited' | 'accepted' = 'accepted'): Promise<void> {
    return this.do((tx) => tx.boards.putCollaborator(board.id, user.id, { state, permissions: ['pin_add'] }));
  }

  setState(user: UserRecord, state: UserRecord['state']): Promise<void> {
    return this.do((tx) => tx.users.update(user.id, { state }));
  }

  #next(): { id: string; time: number } {
    this.#made += 1;
    return { id: String(1000 + this.#made), time: minute(this.#made) };
  }
}

export const idsOf = (pins: readonly { readonly id: PinId }[]): readonly PinId[] => pins.map(({ id }) => id);

/** What comes in parts, as one list. */
export async function allParts<Item>(parts: AsyncIterable<readonly Item[]>): Promise<readonly Item[]> {
  const all: Item[] = [];
  for await (const part of parts) all.push(...part);
  return all;
}

/** Every page of a feed until an empty one, each from the last pin of the page before. */
export async function allPages(
  read: (after: RankedPin | null) => Promise<readonly RankedPin[]>,
): Promise<readonly (readonly PinId[])[]> {
  const pages = [];
  let after: RankedPin | null = null;
  for (;;) {
    const page: readonly RankedPin[] = await read(after);
    if (page.length === 0) return pages;
    pages.push(idsOf(page));
    after = page.at(-1) ?? null;
  }
}

/** Ids that no store of ours has given out. */
export const STRANGE_IDS = ['0', '99', '007', '9007199254740993', '9999999999999999999'] as const;
export const strangePinIds: readonly PinId[] = STRANGE_IDS.map(toPinId);
export const strangeBoardIds: readonly BoardId[] = STRANGE_IDS.map(toBoardId);
export const strangeUserIds: readonly UserId[] = STRANGE_IDS.map(toUserId);
