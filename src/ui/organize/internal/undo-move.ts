import type { FeedSource } from '../../../application/ports/pins/feed-gateway.ts';
import type { MovedPins, PinTarget } from '../../../application/ports/pins/pin-batch-gateway.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import { restored, without } from '../../../domain/organizing/list-order.ts';
import type { AppValue } from '../../base/app-context.ts';
import type { Feed } from '../../base/stores/feed.ts';
import { failedText, putBackText } from './organize-texts.ts';
import { refreshPlaces } from './refresh-places.ts';

type App = Pick<AppValue, 'services' | 'stores'>;

/** A completed move. */
export type Move = {
  readonly movedFrom: readonly MovedPins[];
  readonly to: PinTarget;
  /** The list from which the pins were moved, and its former content. */
  readonly place: PinTarget & { readonly feed: Feed };
  readonly before: readonly PinId[];
};

/** Moves pins back: at once in the view, and reverted as far as the server refuses. */
export async function undoMove(app: App, { movedFrom, to, place, before }: Move): Promise<void> {
  const { services, stores } = app;
  const { feed } = place;
  const shown = new Set(feed.ids);
  const back = new Set(movedFrom.flatMap(({ pinIds }) => pinIds).filter((id) => !shown.has(id)));
  const isInFront = to.boardId !== place.boardId && !isByAge(feed.source);
  feed.arrange(isInFront ? [...newestFirst(before, back), ...feed.ids] : restored(feed.ids, before, back));
  const failed = (done: ReadonlySet<PinId>, message: string | null) => {
    feed.arrange(without(feed.ids, new Set(without([...back], done))));
    stores.toasts.say({ text: failedText('move', message), kind: 'problem' });
  };
  try {
    const { putPinsBack } = await services.openBoardTools();
    const outcome = await putPinsBack.run(movedFrom);
    if (outcome.failed) failed(outcome.done, outcome.message);
    else stores.toasts.say({ text: putBackText(outcome.done.size), kind: 'done' });
    // Pins that were not loaded have new places, which only the server knows.
    if (movedFrom.some(({ pinIds }) => without(pinIds, new Set(before)).length > 0))
      await readAnew(app, feed);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    failed(new Set(), error.shown);
  }
  await refreshPlaces(app, feed, [place, to, ...movedFrom.map(({ from }) => from)]);
}

/** The shown pins stay when the first page cannot be loaded. */
async function readAnew({ services }: App, feed: Feed): Promise<void> {
  try {
    const outcome = await services.loadFeedPage.run(feed.source, null);
    if (outcome.kind !== 'not-found') feed.showAnew(outcome.page.pins, outcome.page.bookmark);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
}

function isByAge(source: FeedSource): boolean {
  return source.kind === 'board' && (source.sort === 'newest' || source.sort === 'oldest');
}

/** In a custom order, pins that come from another board are first, newest first. */
function newestFirst(list: readonly PinId[], back: ReadonlySet<PinId>): readonly PinId[] {
  return list
    .filter((id) => back.has(id))
    .toSorted((one, other) => other.length - one.length || (one < other ? 1 : -1));
}
