import type { PinTarget } from '../../../application/ports/pins/pin-batch-gateway.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { AppValue } from '../../base/app-context.ts';
import type { Feed } from '../../base/stores/feed.ts';

type App = Pick<AppValue, 'services' | 'stores'>;

/**
 * Reloads the counts and covers of boards and sections after many pins have changed. All feeds except `shown` are
 * forgotten. If a request fails, the old data stays until the next page load.
 */
export async function refreshPlaces(
  { services, stores }: App,
  shown: Feed,
  places: readonly PinTarget[],
): Promise<void> {
  stores.feeds.forget(shown);
  stores.saving.boardsChanged();
  try {
    const { boards, sections } = await services.openBoardTools();
    for (const id of new Set(places.map(({ boardId }) => boardId))) {
      const board = await boards.find(id);
      if (board === undefined) continue;
      stores.boards.put([board]);
      if (stores.sections.listOf(id) === undefined) continue;
      stores.sections.showList(id, board.sectionCount === 0 ? [] : ((await sections.ofBoard(id)) ?? []));
    }
    for (const { sectionId } of places) {
      const section = sectionId === null ? undefined : await sections.findById(sectionId);
      if (section !== undefined) stores.sections.put([section]);
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    services.logger.warn('places-not-refreshed', error);
  }
}
