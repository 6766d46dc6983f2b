import type { EventLog } from '../ports/event-log.ts';
import type { SectionGateway } from '../ports/boards/section-gateway.ts';
import type { ChangePin } from './change-pin.ts';
import type { DeletePin } from './delete-pin.ts';
import type { LastChoice } from './last-choice.ts';
import type { ListSaveBoards } from './list-save-boards.ts';
import type { SavePin } from './save-pin.ts';

/** The use-cases of saving. */
export type SavingServices = {
  readonly savePin: SavePin;
  readonly changePin: ChangePin;
  readonly deletePin: DeletePin;
  readonly lastChoice: LastChoice;
  readonly listSaveBoards: ListSaveBoards;
  readonly events: EventLog;
  readonly sections: Pick<SectionGateway, 'ofBoard'>;
};

/** Fetches them when they are first needed: few visits begin with a save. @throws {ServiceError} */
export type OpenSaving = () => Promise<SavingServices>;
