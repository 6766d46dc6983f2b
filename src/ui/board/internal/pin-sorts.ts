import { ServiceError } from '../../../application/ports/service-error.ts';
import type { BoardPinSort } from '../../../domain/boards/board-pin-sort.ts';
import { chosenSort, withChosenSort, type BoardPinSorts } from '../../../domain/boards/chosen-pin-sorts.ts';
import type { BoardId } from '../../../domain/ids/ids.ts';
import type { AppValue } from '../../base/app-context.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';
import type { Stores } from '../../base/stores/stores.ts';

type App = Pick<AppValue, 'services' | 'stores'>;

const SORTS: PageDataKey<BoardPinSorts> = 'board-pin-sorts';

/** The viewer's order for a board; undefined for the board's own. */
export function pinSortOf({ pageData }: Pick<Stores, 'pageData'>, board: BoardId): BoardPinSort | undefined {
  return chosenSort(pageData.find(SORTS) ?? [], board);
}

/** Reads a member's stored choices once. Boards have their own order when that fails. */
export async function readPinSorts({ services, stores }: App): Promise<void> {
  if (stores.session.kind !== 'full' || stores.pageData.find(SORTS) !== undefined) return;
  try {
    const { pinSorts } = await services.openBoardTools();
    stores.pageData.set(SORTS, await pinSorts.read());
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    services.logger.warn('pin-sorts-not-read', error);
  }
}

/** Changes the order at once and stores it with the account; for visitors it applies to this visit. */
export function choosePinSort({ services, stores }: App, board: BoardId, sort: BoardPinSort): void {
  const sorts = withChosenSort(stores.pageData.find(SORTS) ?? [], board, sort);
  stores.pageData.set(SORTS, sorts);
  if (stores.session.kind !== 'full') return;
  services
    .openBoardTools()
    .then(({ pinSorts }) => pinSorts.keep(sorts))
    .catch((error: unknown) => services.logger.warn('pin-sorts-not-kept', error));
}
