import { ContainerModule } from 'inversify';
import { HttpBoardEditGateway } from '../../adapters/http/boards/http-board-edit-gateway.ts';
import { HttpDuplicateGateway } from '../../adapters/http/pins/http-duplicate-gateway.ts';
import { HttpHomeFeedGateway } from '../../adapters/http/pins/http-home-feed-gateway.ts';
import { HttpPinBatchGateway } from '../../adapters/http/pins/http-pin-batch-gateway.ts';
import { HttpProfileViewGateway } from '../../adapters/http/people/http-profile-view-gateway.ts';
import type { BoardTools } from '../../application/boards/board-tools.ts';
import { CreateBoard } from '../../application/boards/create-board.ts';
import { CreateSection } from '../../application/boards/create-section.ts';
import { MergeSamePictures } from '../../application/boards/merge-same-pictures.ts';
import { OrganizePins } from '../../application/boards/organize-pins.ts';
import { PinSorts } from '../../application/boards/pin-sorts.ts';
import { PutPinsBack } from '../../application/boards/put-pins-back.ts';
import { RenameSection } from '../../application/boards/rename-section.ts';
import { ReorderBoards } from '../../application/boards/reorder-boards.ts';
import { UpdateBoard } from '../../application/boards/update-board.ts';
import * as lazy from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { BoardGatewayToken, FeedGatewayToken } from '../tokens.ts';
import { lazyChunk } from './lazy-chunk.ts';
import { sharedGateways } from './shared-gateways.ts';

const gateways = new ContainerModule(({ bind }) => {
  provideHttpGateway(bind, lazy.BoardEditGatewayToken, HttpBoardEditGateway);
  provideHttpGateway(bind, lazy.DuplicateGatewayToken, HttpDuplicateGateway);
  provideHttpGateway(bind, lazy.PinBatchGatewayToken, HttpPinBatchGateway);
  provideHttpGateway(bind, lazy.ProfileViewGatewayToken, HttpProfileViewGateway);
  provideHttpGateway(bind, lazy.HomeFeedGatewayToken, HttpHomeFeedGateway);
});

/** The use-cases for boards and sections. */
export const chunk = lazyChunk(
  [sharedGateways, gateways],
  {
    boards: lazy.BoardEditGatewayToken,
    sections: lazy.SectionGatewayToken,
    pins: lazy.PinBatchGatewayToken,
    duplicates: lazy.DuplicateGatewayToken,
    profileView: lazy.ProfileViewGatewayToken,
    home: lazy.HomeFeedGatewayToken,
    states: lazy.UserStateGatewayToken,
    feeds: FeedGatewayToken,
    newBoards: BoardGatewayToken,
  },
  ({ boards, sections, pins, duplicates, profileView, home, states, feeds, newBoards }): BoardTools => ({
    boards,
    sections,
    pins,
    duplicates,
    mergeSamePictures: new MergeSamePictures({ duplicates }),
    profileView,
    home,
    pinSorts: new PinSorts({ states }),
    createBoard: new CreateBoard({ boards: newBoards }),
    updateBoard: new UpdateBoard({ boards }),
    reorderBoards: new ReorderBoards({ boards }),
    createSection: new CreateSection({ sections }),
    renameSection: new RenameSection({ sections }),
    organizePins: new OrganizePins({ pins, feeds }),
    putPinsBack: new PutPinsBack({ pins }),
  }),
);
