import type { Board } from '../../domain/boards/board.ts';
import type { LoadContext } from '../base/navigation/page.ts';

/** Loads the sections of a board into the stores. @throws {ServiceError} */
export async function readSections(board: Board, { services, stores }: LoadContext): Promise<void> {
  if (board.sectionCount === 0) return stores.sections.showList(board.entityId, []);
  const { sections } = await services.openBoardTools();
  stores.sections.showList(board.entityId, (await sections.ofBoard(board.entityId)) ?? []);
}
