import { ServiceError } from '../../application/ports/service-error.ts';
import type { BoardId } from '../../domain/ids/ids.ts';
import type { AppValue } from '../app/app-context.ts';
import type { Feed } from '../feeds/feed.ts';

type App = Pick<AppValue, 'services' | 'stores'>;

/**
 * Reads anew what many pins have changed: counts and covers of their boards and sections. Lists of pins but `shown`
 * are forgotten. What does not come is as it was; it comes with the next page.
 */
export async function refreshPlaces(
  { services, stores }: App,
  shown: Feed,
  boardIds: readonly (BoardId | undefined)[],
): Promise<void> {
  stores.feeds.forget(shown);
  try {
    const { boards, sections } = await services.openBoardTools();
    for (const id of new Set(boardIds)) {
      if (id === undefined) continue;
      const board = await boards.find(id);
      if (board === undefined) continue;
      stores.boards.put([board]);
      if (stores.sections.listOf(id) !== undefined)
        stores.sections.showList(id, (await sections.ofBoard(id)) ?? []);
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    services.logger.warn('places-not-refreshed', error);
  }
}
