import type { BoardEditGateway } from '../ports/boards/board-edit-gateway.ts';
import type { PinBatchGateway } from '../ports/pins/pin-batch-gateway.ts';
import type { HomeFeedGateway } from '../ports/pins/home-feed-gateway.ts';
import type { ProfileViewGateway } from '../ports/people/profile-view-gateway.ts';
import type { SectionGateway } from '../ports/boards/section-gateway.ts';
import type { CreateBoard } from './create-board.ts';
import type { CreateSection } from './create-section.ts';
import type { DuplicateGateway } from '../ports/pins/duplicate-gateway.ts';
import type { MergeSamePictures } from './merge-same-pictures.ts';
import type { OrganizePins } from './organize-pins.ts';
import type { PinSorts } from './pin-sorts.ts';
import type { PutPinsBack } from './put-pins-back.ts';
import type { RenameSection } from './rename-section.ts';
import type { ReorderBoards } from './reorder-boards.ts';
import type { UpdateBoard } from './update-board.ts';

/** The use-cases for boards and sections. Loaded when the first page needs them, not with the app. */
export type BoardTools = {
  readonly boards: Pick<BoardEditGateway, 'find' | 'archive' | 'remove'>;
  readonly sections: Pick<SectionGateway, 'ofBoard' | 'find' | 'findById' | 'update' | 'remove'>;
  readonly pins: Pick<PinBatchGateway, 'reorder'>;
  readonly profileView: ProfileViewGateway;
  readonly duplicates: DuplicateGateway;
  readonly mergeSamePictures: MergeSamePictures;
  readonly home: HomeFeedGateway;
  readonly pinSorts: PinSorts;
  readonly createBoard: CreateBoard;
  readonly updateBoard: UpdateBoard;
  readonly reorderBoards: ReorderBoards;
  readonly createSection: CreateSection;
  readonly renameSection: RenameSection;
  readonly organizePins: OrganizePins;
  readonly putPinsBack: PutPinsBack;
};

/** @throws {ServiceError} when the import fails */
export type OpenBoardTools = () => Promise<BoardTools>;
