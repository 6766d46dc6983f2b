import type { Pin } from '../../../../domain/pins/pin.ts';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import { isQuickSaves } from '../../../../domain/saving/saved-place.ts';
import type { Stores } from '../../../base/stores/stores.ts';
import type { DraftsViewModel } from './drafts-view-model.ts';
import type { PublishedPin } from './draft-publisher.ts';
import { text } from '../../../text/language.ts';
import { createDraftMessages } from './messages.en.ts';
import { boardName } from '../../../boards/board-name.ts';

type TellingDeps = {
  readonly stores: Stores;
  readonly viewModel: DraftsViewModel;
  readonly navigate: (to: string) => void;
};

/** Reports the result of publishing `of` drafts. Opens the page of the pins when no draft is left. */
export function announcePublished(
  { stores, viewModel, navigate }: TellingDeps,
  published: readonly PublishedPin[],
  of: number,
): void {
  const pins = published.map(({ pin }) => pin);
  const [pin] = pins;
  if (pin === undefined) {
    stores.toasts.say({ text: publishedText(0, of), kind: 'problem' });
    return;
  }
  stores.pins.put(pins);
  stores.feeds.forget();
  stores.session.countPins(pins.length);
  const boards = stores.saving.parts?.boards;
  for (const { board } of pins) {
    if (board !== null) boards?.use(board);
    boards?.choose({ board, section: null });
  }
  const left = viewModel.entries.some(({ isBlank }) => !isBlank);
  const href = formatRoute({ kind: 'pin', pinId: pin.entityId });
  stores.toasts.say({
    text: of === 1 ? placeText(pin) : publishedText(pins.length, of),
    picture: pin.imageSpec['60x60']?.url,
    kind: 'done',
    ...(left && of === 1 ? { action: { label: text(createDraftMessages.view), href } } : {}),
  });
  tellOutdated(
    stores,
    published.filter(({ isOutdated }) => isOutdated).map(({ pin }) => pin),
  );
  if (!left) navigate(pins.length === 1 ? href : sharedPlace(pins));
}

/**
 * Tells the user that the picture of an existing pin was not replaced. One message for all pins, because a second one
 * would replace the first.
 */
function tellOutdated({ toasts }: Stores, pins: readonly Pin[]): void {
  const [pin] = pins;
  if (pin === undefined) return;
  const isOne = pins.length === 1;
  toasts.say({
    text: text(createDraftMessages.outdated, { count: pins.length }),
    kind: 'problem',
    action: {
      label: text(createDraftMessages.view),
      href: isOne ? formatRoute({ kind: 'pin', pinId: pin.entityId }) : sharedPlace(pins),
    },
  });
}

function publishedText(done: number, of: number): string {
  if (done === 0) return text(createDraftMessages.publishedNone);
  if (done === of) return text(createDraftMessages.published, { count: done });
  return text(createDraftMessages.publishedSome, { done, count: of });
}

function placeText({ board }: Pin): string {
  return board === null || isQuickSaves(board)
    ? text(createDraftMessages.publishedToProfile)
    : text(createDraftMessages.publishedTo, { board: boardName(board) });
}

/** The common board of all pins, or the viewer's profile. */
function sharedPlace(pins: readonly Pin[]): string {
  const boards = new Set(pins.map(({ board }) => board?.url));
  const [url] = boards;
  return boards.size === 1 && url !== undefined ? url : formatRoute({ kind: 'me' });
}
