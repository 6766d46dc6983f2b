import { HttpBoardEditGateway } from '../adapters/http/http-board-edit-gateway.ts';
import { HttpPinBatchGateway } from '../adapters/http/http-pin-batch-gateway.ts';
import { HttpProfileViewGateway } from '../adapters/http/http-profile-view-gateway.ts';
import { HttpSectionGateway } from '../adapters/http/http-section-gateway.ts';
import { HttpUserStateGateway } from '../adapters/http/http-user-state-gateway.ts';
import type { ResourceClient } from '../adapters/http/resource-client.ts';
import type { BoardTools } from '../application/boards/board-tools.ts';
import { CreateBoard } from '../application/boards/create-board.ts';
import { CreateSection } from '../application/boards/create-section.ts';
import { OrganizePins } from '../application/boards/organize-pins.ts';
import { PinSorts } from '../application/boards/pin-sorts.ts';
import { PutPinsBack } from '../application/boards/put-pins-back.ts';
import { RenameSection } from '../application/boards/rename-section.ts';
import { ReorderBoards } from '../application/boards/reorder-boards.ts';
import { UpdateBoard } from '../application/boards/update-board.ts';
import type { BoardGateway } from '../application/ports/board-gateway.ts';
import type { FeedGateway } from '../application/ports/feed-gateway.ts';

type OpenBoardToolsDeps = {
  readonly calls: ResourceClient;
  readonly feeds: FeedGateway;
  readonly newBoards: BoardGateway;
};

/** What works on boards and sections, over HTTP; a chunk of its own. */
export function openBoardTools({ calls, feeds, newBoards }: OpenBoardToolsDeps): BoardTools {
  const boards = new HttpBoardEditGateway(calls);
  const sections = new HttpSectionGateway(calls);
  const pins = new HttpPinBatchGateway(calls);
  return {
    boards,
    sections,
    pins,
    profileView: new HttpProfileViewGateway(calls),
    pinSorts: new PinSorts({ states: new HttpUserStateGateway(calls) }),
    createBoard: new CreateBoard({ boards: newBoards }),
    updateBoard: new UpdateBoard({ boards }),
    reorderBoards: new ReorderBoards({ boards }),
    createSection: new CreateSection({ sections }),
    renameSection: new RenameSection({ sections }),
    organizePins: new OrganizePins({ pins, feeds }),
    putPinsBack: new PutPinsBack({ pins }),
  };
}
