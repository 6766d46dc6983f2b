import {
  toPinId,
  type BoardId,
  type PinId,
  type SectionId,
  type UserId,
} from '../../../src/domain/ids/ids.ts';
import { pinTextsOf, type PinTexts } from '../../../src/domain/pins/pin-texts.ts';
import type { TypedProduct } from '../../../src/domain/pins/typed-product.ts';
import type { RemovedPictures } from '../media/removed-pictures.ts';
import { findPerson } from '../people/find-person.ts';
import { madeBefore } from '../saving/made-before.ts';
import type { CreationKey } from '../ports/pins/pin-creations.ts';
import type { PinMethod } from '../ports/records.ts';
import type { RecentSources } from '../sources/recent-sources.ts';
import { postMail } from '../mail/post-mail.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';
import type { PinView } from '../ports/pins/views.ts';
import type { RefusalReason } from '../access/refusal.ts';
import { scheduleLinkFacts } from '../sources/schedule-link-facts.ts';
import { givenPlace, savePlace, type SavePlace } from '../saving/save-place.ts';
import {
  givenPictures,
  givenSources,
  isReady,
  readySources,
  removedPart,
  useUp,
  type Given,
  type PictureNotGiven,
  type PictureStoring,
  type ReadySource,
  type Shown,
} from './given-pictures.ts';
import { newContent, type ContentRefused } from './internal/new-content.ts';
import type { PinSource, ContentInput } from './pin-input.ts';

export type CreatePinDeps = PictureStoring & {
  readonly store: Store;
  readonly recent: RecentSources;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
  readonly removed: Pick<RemovedPictures, 'list'>;
};

/** The texts are validated. */
export type CreatePinCommand = PinTexts & {
  readonly actorId: UserId;
  /** Null: the actor's quick-saves board, created on first use. */
  readonly boardId: BoardId | null;
  readonly sectionId: SectionId | null;
  /** Null: the picture of the first slot, or of the first referenced pin. */
  readonly source: PinSource | null;
  readonly content: ContentInput | null;
  readonly product: TypedProduct | null;
  readonly method: PinMethod;
  readonly isCommentsAllowed: boolean;
  /** Username of the sponsor, who is asked to confirm; null: no sponsorship. */
  readonly sponsor: string | null;
  /** The idempotency key; null: every request creates a pin. */
  readonly creation: CreationKey | null;
};

export type CreatePinOutcome =
  | { readonly kind: 'created'; readonly pin: PinView }
  /** The key was used with other options before. */
  | { readonly kind: 'made_before'; readonly pinId: PinId }
  | Refused
  | PictureNotGiven;

type SponsorRefused = {
  readonly kind:
    | 'sponsor_not_possible'
    /** The actor has blocked the sponsor. */
    | 'sponsor_blocked'
    /** The sponsor has blocked the actor, who does not learn it. */
    | 'sponsor_refuses';
};
type Refused = { readonly kind: RefusalReason } | SponsorRefused | ContentRefused;

/**
 * Creates a pin with a picture and further content. Its uploads are consumed. Board, pin, parts and counters are
 * written together.
 *
 * @throws {StorageFull} @throws {PicturesBusy}
 */
export class CreatePin {
  readonly #deps: CreatePinDeps;

  constructor(deps: CreatePinDeps) {
    this.#deps = deps;
  }

  async run(command: CreatePinCommand): Promise<CreatePinOutcome> {
    const now = this.#deps.clock.now();
    const before = await madeBefore(this.#deps.store, command.creation, { ...command, now });
    if (before !== null) return before.kind === 'the_same' ? { kind: 'created', pin: before.pin } : before;
    const sources = givenSources(command);
    const areReady = [sources.own, ...sources.parts].every((source) => source === null || isReady(source));
    const refusal = areReady ? null : await this.#placeRefusal(command);
    if (refusal !== null) return refusal;
    const ready = await readySources(sources, command.actorId, this.#deps);
    return 'at' in ready ? ready : this.#create(command, ready);
  }

  async #create(command: CreatePinCommand, sources: Given<ReadySource>): Promise<CreatePinOutcome> {
    const { store, ids, clock } = this.#deps;
    const fresh = { id: ids.next(), createdAt: clock.now() };
    const pinId = toPinId(ids.next());
    const removed = await this.#deps.removed.list();
    const refusal = await store.transaction(async (tx): Promise<Refused | PictureNotGiven | null> => {
      const { actorId } = command;
      const existingPlace = command.boardId === null ? null : await savePlace(tx, command, fresh);
      if (typeof existingPlace === 'string') return { kind: existingPlace };
      const pictures = await givenPictures(tx, sources, actorId);
      if ('at' in pictures) return pictures;
      const removedAt = await removedPart(pictures, removed, tx.looks);
      if (removedAt !== undefined) return { kind: 'picture_removed', at: removedAt };
      const { parts } = pictures;
      const content = await newContent(tx, command.content, { actorId, now: fresh.createdAt, ids, parts });
      if ('at' in content) return content;
      const own = pictures.own ?? content.firstPicture;
      if (own === null) return { kind: 'picture_not_found', at: null };
      const sponsor = await sponsorOf(tx, command);
      if (sponsor !== null && 'kind' in sponsor) return sponsor;
      // Last, so that a refused pin does not create a quick-saves board.
      const place = existingPlace ?? (await savePlace(tx, command, fresh));
      if (typeof place === 'string') return { kind: place };
      await insertPin(tx, command, { pinId, place, ...own, createdAt: fresh.createdAt });
      if (content.made !== null) await tx.pins.addContent(pinId, content.made);
      if (command.product !== null) await tx.pins.setProduct(pinId, command.product);
      if (sponsor !== null) {
        // One mail until they have answered, however many pins name them.
        if (!(await tx.sponsorships.isAsked(sponsor.id)))
          await postMail(tx, this.#deps, sponsor.id, { kind: 'sponsorship_asked', pinId });
        const sponsorship = { sponsorId: sponsor.id, status: 0, createdAt: fresh.createdAt } as const;
        await tx.sponsorships.insert({ pinId, ...sponsorship });
      }
      await scheduleLinkFacts(tx, command.link, this.#deps);
      await useUp(tx, sources);
      const { creation } = command;
      if (creation !== null) {
        await tx.pinCreations.keep(actorId, { ...creation, pinId, createdAt: fresh.createdAt });
      }
      return null;
    });
    return refusal ?? { kind: 'created', pin: await this.#view(pinId, command.actorId) };
  }

  /** Checked before anything is stored; the quick-saves board is created together with the pin. */
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

/** The sponsor: another user who exists and has not blocked the actor. */
async function sponsorOf(
  tx: StoreTransaction,
  { actorId, sponsor }: CreatePinCommand,
): Promise<{ readonly id: UserId } | SponsorRefused | null> {
  if (sponsor === null) return null;
  const user = await findPerson(tx.users, { kind: 'username', username: sponsor });
  if (user === undefined || user.id === actorId) return { kind: 'sponsor_not_possible' };
  const { blocked, blockedBy } = await tx.blocks.between(actorId, user.id);
  if (blocked) return { kind: 'sponsor_blocked' };
  return blockedBy ? { kind: 'sponsor_refuses' } : { id: user.id };
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
    ...pinTextsOf(command),
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
