import {
  toPinId,
  type BoardId,
  type PinId,
  type UploadId,
  type UserId,
} from '../../../src/domain/ids/ids.ts';
import { COUNT_LIMITS } from '../../../src/domain/limits/count-limits.ts';
import { mayAddPin } from '../../../src/domain/permissions/pin-access.ts';
import { quickSavesBoard } from '../boards/new-board.ts';
import { canSeeBoard, standingOf } from '../boards/viewer-standing.ts';
import type { StoreUpload, StoreUploadOutcome } from '../media/store-upload.ts';
import type { BoardRecord, PinMethod } from '../ports/records.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';
import type { PinView } from '../ports/views.ts';

export type CreatePinDeps = {
  readonly store: Store;
  readonly storeUpload: Pick<StoreUpload, 'run'>;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
};

/** Where the picture comes from. */
export type PinSource =
  /** Something that the actor has sent; `signature`, when given, must be its picture's. */
  | { readonly kind: 'upload'; readonly uploadId: UploadId; readonly signature: string | null }
  /** A picture that is here already, named by its address. */
  | { readonly kind: 'stored'; readonly signature: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array };

/** Texts are already checked. */
export type CreatePinCommand = {
  readonly actorId: UserId;
  /** Null: the actor's quick-saves board, made when there is none. */
  readonly boardId: BoardId | null;
  readonly source: PinSource;
  readonly title: string;
  readonly description: string;
  readonly link: string | null;
  readonly altText: string | null;
  readonly note: string | null;
  readonly method: PinMethod;
  readonly isCommentsAllowed: boolean;
};

export type CreatePinOutcome =
  | { readonly kind: 'created'; readonly pin: PinView }
  | Refused
  | Extract<StoreUploadOutcome, { readonly kind: 'refused' }>;

type Refused = {
  readonly kind:
    | 'board_not_found'
    | 'forbidden'
    | 'board_full'
    | 'too_many_boards'
    | 'upload_not_found'
    | 'wrong_signature'
    | 'picture_not_found';
};

/**
 * Puts a picture on a board. What was uploaded for it is used up with it. Board, pin and counters are written
 * together.
 *
 * @throws {StorageFull} @throws {PicturesBusy}
 */
export class CreatePin {
  readonly #deps: CreatePinDeps;

  constructor(deps: CreatePinDeps) {
    this.#deps = deps;
  }

  async run(command: CreatePinCommand): Promise<CreatePinOutcome> {
    const source = command.source;
    if (source.kind !== 'bytes') return this.#create(command, source);
    const refusal = command.boardId === null ? null : await this.#boardRefusal(command, command.boardId);
    if (refusal !== null) return refusal;
    const stored = await this.#deps.storeUpload.run({ userId: command.actorId, bytes: source.bytes });
    if (stored.kind === 'refused') return stored;
    return this.#create(command, { kind: 'upload', uploadId: stored.uploadId, signature: null });
  }

  async #create(command: CreatePinCommand, source: ReadySource): Promise<CreatePinOutcome> {
    const { store, ids, clock } = this.#deps;
    const fresh = { id: ids.next(), createdAt: clock.now() };
    const pinId = toPinId(ids.next());
    const refusal = await store.transaction(async (tx): Promise<Refused | null> => {
      const board = await this.#boardFor(tx, command, fresh);
      if ('kind' in board) return board;
      if (board.pinCount >= COUNT_LIMITS.pinsPerBoard) return { kind: 'board_full' };
      const picture = await pictureOf(tx, source, command.actorId);
      if (typeof picture !== 'string') return picture;
      await insertPin(tx, command, { pinId, board, pictureSignature: picture, createdAt: fresh.createdAt });
      if (source.kind === 'upload') await tx.uploads.remove(source.uploadId);
      return null;
    });
    return refusal ?? { kind: 'created', pin: await this.#view(pinId, command.actorId) };
  }

  async #boardRefusal({ actorId }: CreatePinCommand, boardId: BoardId): Promise<Refused | null> {
    const board = await boardToAddTo(this.#deps.store, boardId, actorId);
    return 'kind' in board ? board : null;
  }

  async #boardFor(
    tx: StoreTransaction,
    { boardId, actorId }: CreatePinCommand,
    fresh: { readonly id: string; readonly createdAt: number },
  ): Promise<BoardRecord | Refused> {
    if (boardId !== null) return boardToAddTo(tx, boardId, actorId);
    return (await quickSavesBoard(tx, actorId, fresh)) ?? { kind: 'too_many_boards' };
  }

  async #view(pinId: PinId, actorId: UserId): Promise<PinView> {
    const [view] = await this.#deps.store.pins.views([pinId], actorId);
    if (view === undefined) throw new Error('a pin was gone as soon as it was made');
    return view;
  }
}

type ReadySource = Exclude<PinSource, { readonly kind: 'bytes' }>;

async function boardToAddTo(
  store: Pick<Store, 'boards'>,
  boardId: BoardId,
  actorId: UserId,
): Promise<BoardRecord | Refused> {
  const [view] = await store.boards.shortViews([boardId], actorId);
  if (view === undefined || !canSeeBoard(view, actorId)) return { kind: 'board_not_found' };
  return mayAddPin(standingOf(view, actorId)) ? view.board : { kind: 'forbidden' };
}

/** The signature of the picture, as long as nobody clears it away meanwhile. */
async function pictureOf(
  tx: StoreTransaction,
  source: ReadySource,
  actorId: UserId,
): Promise<string | Refused> {
  if (source.kind === 'stored') {
    const picture = await tx.pictures.find(source.signature);
    return picture?.signature ?? { kind: 'picture_not_found' };
  }
  const upload = await tx.uploads.find(source.uploadId, actorId);
  if (upload === undefined) return { kind: 'upload_not_found' };
  const isOther = source.signature !== null && source.signature !== upload.pictureSignature;
  return isOther ? { kind: 'wrong_signature' } : upload.pictureSignature;
}

async function insertPin(
  tx: StoreTransaction,
  command: CreatePinCommand,
  made: {
    readonly pinId: PinId;
    readonly board: BoardRecord;
    readonly pictureSignature: string;
    readonly createdAt: number;
  },
): Promise<void> {
  await tx.pins.insert({
    id: made.pinId,
    boardId: made.board.id,
    sectionId: null,
    pinnerId: command.actorId,
    originalPinId: null,
    viaPinId: null,
    title: command.title,
    description: command.description,
    link: command.link,
    altText: command.altText,
    note: command.note,
    method: command.method,
    pictureSignature: made.pictureSignature,
    isCommentsAllowed: command.isCommentsAllowed,
    createdAt: made.createdAt,
    repinCount: 0,
    commentCount: 0,
    shareCount: 0,
    favoriteCount: 0,
  });
}
