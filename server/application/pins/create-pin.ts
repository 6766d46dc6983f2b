import {
  toPinId,
  type BoardId,
  type PinId,
  type SectionId,
  type UploadId,
  type UserId,
} from '../../../src/domain/ids/ids.ts';
import type { SourceTrouble } from '../../../src/domain/sources/source-trouble.ts';
import { findPerson } from '../accounts/find-person.ts';
import type { StoreUpload, StoreUploadOutcome } from '../media/store-upload.ts';
import type { PinMethod, PinRecord } from '../ports/records.ts';
import type { WebFetcher } from '../ports/web.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';
import type { PinView } from '../ports/views.ts';
import type { RefusalReason } from '../saving/refusal.ts';
import { beginLinkFacts } from '../sources/begin-link-facts.ts';
import type { RecentSources } from '../sources/recent-sources.ts';
import { troubleOfWeb } from '../sources/trouble-of-web.ts';
import { givenPlace, savePlace, type SavePlace } from '../saving/save-place.ts';

export type CreatePinDeps = {
  readonly store: Store;
  readonly storeUpload: Pick<StoreUpload, 'run'>;
  readonly web: WebFetcher;
  readonly recent: RecentSources;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
};

/** Where the picture comes from. */
export type PinSource =
  /** Something that the actor has sent; `signature`, when given, must be its picture's. */
  | { readonly kind: 'upload'; readonly uploadId: UploadId; readonly signature: string | null }
  /** A picture that is here already, named by its address. */
  | { readonly kind: 'stored'; readonly signature: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** A picture that others have, named by its address. */
  | { readonly kind: 'remote'; readonly url: string };

/** Texts are already checked. */
export type CreatePinCommand = {
  readonly actorId: UserId;
  /** Null: the actor's quick-saves board, made when there is none. */
  readonly boardId: BoardId | null;
  readonly sectionId: SectionId | null;
  readonly source: PinSource;
  readonly title: string;
  readonly description: string;
  readonly link: string | null;
  readonly altText: string | null;
  readonly note: string | null;
  readonly method: PinMethod;
  readonly isCommentsAllowed: boolean;
  /** Username of who is asked to confirm that they pay for it; null: nobody. */
  readonly sponsor: string | null;
};

export type CreatePinOutcome =
  | { readonly kind: 'created'; readonly pin: PinView }
  | Refused
  | NotFetched
  | Extract<StoreUploadOutcome, { readonly kind: 'refused' }>;

type Refused = {
  readonly kind:
    RefusalReason | 'upload_not_found' | 'wrong_signature' | 'picture_not_found' | 'sponsor_not_possible';
};

type NotFetched = { readonly kind: 'not_fetched'; readonly trouble: SourceTrouble };

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
    if (source.kind === 'upload' || source.kind === 'stored') return this.#create(command, source);
    const refusal = await this.#placeRefusal(command);
    if (refusal !== null) return refusal;
    const bytes = source.kind === 'bytes' ? source.bytes : await this.#fetched(source.url);
    if ('kind' in bytes) return bytes;
    const stored = await this.#deps.storeUpload.run({ userId: command.actorId, bytes });
    if (stored.kind === 'refused') return stored;
    return this.#create(command, { kind: 'upload', uploadId: stored.uploadId, signature: null });
  }

  async #fetched(url: string): Promise<Uint8Array | NotFetched> {
    const outcome = await this.#deps.web.fetch({ url, wanted: 'image' });
    if (outcome.kind === 'fetched') return outcome.answer.bytes;
    return { kind: 'not_fetched', trouble: troubleOfWeb(outcome) };
  }

  async #create(command: CreatePinCommand, source: ReadySource): Promise<CreatePinOutcome> {
    const { store, ids, clock } = this.#deps;
    const fresh = { id: ids.next(), createdAt: clock.now() };
    const pinId = toPinId(ids.next());
    const refusal = await store.transaction(async (tx): Promise<Refused | null> => {
      const given = command.boardId === null ? null : await savePlace(tx, command, fresh);
      if (typeof given === 'string') return { kind: given };
      const picture = await pictureOf(tx, source, command.actorId);
      if ('kind' in picture) return picture;
      const sponsor = await sponsorOf(tx, command);
      if (sponsor !== null && 'kind' in sponsor) return sponsor;
      // Only now, so that a refused pin leaves no new quick-saves board behind.
      const place = given ?? (await savePlace(tx, command, fresh));
      if (typeof place === 'string') return { kind: place };
      await insertPin(tx, command, { pinId, place, ...picture, createdAt: fresh.createdAt });
      if (sponsor !== null) {
        const asked = { sponsorId: sponsor.id, status: 0, createdAt: fresh.createdAt } as const;
        await tx.sponsorships.insert({ pinId, ...asked });
      }
      await beginLinkFacts(tx, command.link, this.#deps);
      if (source.kind === 'upload') await tx.uploads.remove(source.uploadId);
      return null;
    });
    return refusal ?? { kind: 'created', pin: await this.#view(pinId, command.actorId) };
  }

  /** Known before anything is stored; the quick-saves board is made with the pin. */
  async #placeRefusal({ actorId, boardId, sectionId }: CreatePinCommand): Promise<Refused | null> {
    if (boardId === null) return null;
    const place = await givenPlace(this.#deps.store, { actorId, boardId, sectionId });
    return typeof place === 'string' ? { kind: place } : null;
  }

  async #view(pinId: PinId, actorId: UserId): Promise<PinView> {
    const [view] = await this.#deps.store.pins.views([pinId], actorId);
    if (view === undefined) throw new Error('a pin was gone as soon as it was made');
    return view;
  }
}

type ReadySource = Extract<PinSource, { readonly kind: 'upload' | 'stored' }>;

type Shown = Pick<PinRecord, 'pictureSignature' | 'videoSignature'>;

/** The picture, and the video whose poster it is, as long as nobody clears them away meanwhile. */
async function pictureOf(
  tx: StoreTransaction,
  source: ReadySource,
  actorId: UserId,
): Promise<Shown | Refused> {
  if (source.kind === 'stored') {
    const picture = await tx.pictures.find(source.signature);
    if (picture === undefined) return { kind: 'picture_not_found' };
    return { pictureSignature: picture.signature, videoSignature: null };
  }
  const upload = await tx.uploads.find(source.uploadId, actorId);
  if (upload === undefined) return { kind: 'upload_not_found' };
  const isOther = source.signature !== null && source.signature !== upload.pictureSignature;
  if (isOther) return { kind: 'wrong_signature' };
  return { pictureSignature: upload.pictureSignature, videoSignature: upload.videoSignature };
}

/** Who is asked to pay: somebody else who is there and has not shut out the actor. */
async function sponsorOf(
  tx: StoreTransaction,
  { actorId, sponsor }: CreatePinCommand,
): Promise<{ readonly id: UserId } | Refused | null> {
  if (sponsor === null) return null;
  const user = await findPerson(tx.users, { kind: 'username', username: sponsor });
  if (user === undefined || user.id === actorId) return { kind: 'sponsor_not_possible' };
  const { blocked, blockedBy } = await tx.blocks.between(actorId, user.id);
  return blocked || blockedBy ? { kind: 'forbidden' } : { id: user.id };
}

async function insertPin(
  tx: StoreTransaction,
  command: CreatePinCommand,
  made: Shown & {
    readonly pinId: PinId;
    readonly place: SavePlace;
    readonly createdAt: number;
  },
): Promise<void> {
  await tx.pins.insert({
    id: made.pinId,
    boardId: made.place.board.id,
    sectionId: made.place.sectionId,
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
    videoSignature: made.videoSignature,
    isCommentsAllowed: command.isCommentsAllowed,
    createdAt: made.createdAt,
    repinCount: 0,
    commentCount: 0,
    shareCount: 0,
    favoriteCount: 0,
  });
}
