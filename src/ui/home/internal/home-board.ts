import type { Board } from '../../../domain/boards/board.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';

/** The own board whose ideas the home shows; null for the feeds. */
export const HOME_BOARD: PageDataKey<Board | null> = 'home-board';
