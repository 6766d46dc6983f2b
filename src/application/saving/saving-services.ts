import type { EventLog } from '../ports/event-log.ts';
import type { PinTopicsGateway } from '../ports/pins/pin-topics-gateway.ts';
import type { SaveGateway } from '../ports/pins/save-gateway.ts';
import type { SectionGateway } from '../ports/boards/section-gateway.ts';
import type { ChangePin } from './change-pin.ts';
import type { LastChoice } from './last-choice.ts';
import type { SavePin } from './save-pin.ts';

/** The use-cases of saving. */
export type SavingServices = {
  readonly saves: Pick<SaveGateway, 'delete' | 'boards'>;
  readonly pinTopics: PinTopicsGateway;
  readonly savePin: SavePin;
  readonly changePin: ChangePin;
  readonly lastChoice: LastChoice;
  readonly events: EventLog;
  readonly sections: Pick<SectionGateway, 'ofBoard'>;
};

/** Imports them on first use: few visits begin with a save. @throws {ServiceError} */
export type OpenSaving = () => Promise<SavingServices>;
