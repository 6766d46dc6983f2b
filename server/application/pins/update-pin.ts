import type { BoardId, PinId, SectionId, UserId } from '../../../src/domain/ids/ids.ts';
import { mayEditPin, mayTakePin } from '../../../src/domain/permissions/pin-access.ts';
import type { TypedProduct } from '../../../src/domain/pins/typed-product.ts';
import type { PinChange } from '../ports/pins/pin-repository.ts';
import type { AdServer } from '../promotions/ad-server.ts';
import { reviewAdsAgain } from '../promotions/review-ads-again.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { PinView } from '../ports/pins/views.ts';
import { refused, type RefusalReason, type Refused } from '../access/refusal.ts';
import { givenPlace, isSectionOf } from '../saving/save-place.ts';
import { scheduleLinkFacts, type ScheduleLinkFactsDeps } from '../sources/schedule-link-facts.ts';
import { canSeePin, pinStandingOf } from '../access/pin-visibility.ts';

export type UpdatePinCommand = {
  readonly actorId: UserId;
  readonly pinId: PinId;
  /** Validated fields. The link of a copy does not change. */
  readonly change: PinChange;
  /** The product details; null removes them. Those of a copy do not change. */
  readonly product?: TypedProduct | null | undefined;
  readonly boardId: BoardId | undefined;
  /** Null takes the pin out of its section. */
  readonly sectionId: SectionId | null | undefined;
};

export type UpdatePinOutcome = { readonly kind: 'updated'; readonly pin: PinView } | Refused;

type UpdatePinDeps = ScheduleLinkFactsDeps & {
  readonly store: Store;
  /** Null without ads. */
  readonly ads: Pick<AdServer, 'announceChange'> | null;
};

/** Changes a pin, and moves it to another place if requested. */
export class UpdatePin {
  readonly #deps: UpdatePinDeps;

  constructor(deps: UpdatePinDeps) {
    this.#deps = deps;
  }

  async run(command: UpdatePinCommand): Promise<UpdatePinOutcome> {
    const { store, ads } = this.#deps;
    const outcome = await store.transaction((tx) => update(tx, command, this.#deps));
    if (typeof outcome === 'string') return refused(outcome);
    if (outcome.isReviewedAgain) ads?.announceChange();
    const [pin] = await store.pins.views([command.pinId], command.actorId);
    return pin === undefined ? refused('pin_not_found') : { kind: 'updated', pin };
  }
}

async function update(
  tx: StoreTransaction,
  command: UpdatePinCommand,
  deps: ScheduleLinkFactsDeps,
): Promise<RefusalReason | { readonly isReviewedAgain: boolean }> {
  const now = deps.clock.now();
  const { actorId, pinId } = command;
  const [view] = await tx.pins.views([pinId], actorId);
  if (view === undefined || !canSeePin(view, actorId, now)) return 'pin_not_found';
  const place = wantedPlace(view, command);
  const { product } = command;
  const isEdited = Object.keys(command.change).length > 0 || product !== undefined || place === null;
  const refusal = place === null ? null : await placeRefusal(tx, view, place, actorId);
  if (isNotFound(refusal)) return refusal;
  if (isEdited && !mayEditPin(pinStandingOf(view, actorId))) return 'forbidden';
  if (refusal !== null) return refusal;
  if (place !== null) await tx.pins.move([pinId], { ...place, time: now });
  const { link, ...rest } = command.change;
  const isCopy = view.pin.originalPinId !== null;
  const change = isCopy || link === undefined ? rest : { ...rest, link };
  await tx.pins.update(pinId, change);
  if (!isCopy && product !== undefined) await tx.pins.setProduct(pinId, product);
  if (!isCopy && link !== undefined) await scheduleLinkFacts(tx, link, deps);
  const isChanged = product !== undefined || changesContent(view, change);
  return { isReviewedAgain: isChanged && (await reviewAdsAgain(tx, { pinId }, now)) };
}

/** Whether the pin is another one for people after the change, so that its ads are reviewed again. */
function changesContent({ pin }: PinView, { isCommentsAllowed: _, ...texts }: PinChange): boolean {
  const names = Object.keys(texts) as (keyof typeof texts)[];
  return names.some((name) => texts[name] !== pin[name]);
}

type Place = { readonly boardId: BoardId; readonly sectionId: SectionId | null };

/** The target of the move; null when the pin is there already. */
function wantedPlace({ pin }: PinView, { boardId, sectionId }: UpdatePinCommand): Place | null {
  const goesAway = boardId !== undefined && boardId !== pin.boardId;
  const place = {
    boardId: boardId ?? pin.boardId,
    sectionId: sectionId === undefined ? (goesAway ? null : pin.sectionId) : sectionId,
  };
  return goesAway || place.sectionId !== pin.sectionId ? place : null;
}

async function placeRefusal(
  tx: StoreTransaction,
  view: PinView,
  place: Place,
  actorId: UserId,
): Promise<RefusalReason | null> {
  const mayTake = mayTakePin(pinStandingOf(view, actorId));
  if (place.boardId === view.pin.boardId) {
    if (!(await isSectionOf(tx, place.sectionId, place.boardId))) return 'section_not_found';
    return mayTake ? null : 'forbidden';
  }
  const target = await givenPlace(tx, { ...place, actorId });
  if (isNotFound(target)) return target;
  if (!mayTake) return 'forbidden';
  return typeof target === 'string' ? target : null;
}

function isNotFound(outcome: unknown): outcome is 'board_not_found' | 'section_not_found' {
  return outcome === 'board_not_found' || outcome === 'section_not_found';
}
