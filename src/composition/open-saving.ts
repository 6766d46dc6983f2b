import { LoggerEventLog } from '../adapters/browser/logger-event-log.ts';
import { HttpExperimentGateway } from '../adapters/http/http-experiment-gateway.ts';
import { HttpSaveGateway } from '../adapters/http/http-save-gateway.ts';
import { HttpSectionGateway } from '../adapters/http/http-section-gateway.ts';
import { HttpUserStateGateway } from '../adapters/http/http-user-state-gateway.ts';
import type { ResourceClient } from '../adapters/http/resource-client.ts';
import type { KeyValueStorage } from '../application/ports/key-value-storage.ts';
import type { Logger } from '../application/ports/logger.ts';
import { ChangePin } from '../application/saving/change-pin.ts';
import { DeletePin } from '../application/saving/delete-pin.ts';
import { LastChoice } from '../application/saving/last-choice.ts';
import { ListSaveBoards } from '../application/saving/list-save-boards.ts';
import { QuickSaves } from '../application/saving/quick-saves.ts';
import { SavePin } from '../application/saving/save-pin.ts';
import type { SavingServices } from '../application/saving/saving-services.ts';

/**
 * The use-cases of saving over HTTP; a chunk of its own.
 * @param session what this window keeps for as long as it is open
 */
export function openSaving(calls: ResourceClient, logger: Logger, session: KeyValueStorage): SavingServices {
  const saves = { saves: new HttpSaveGateway(calls) };
  const experiments = new HttpExperimentGateway(calls);
  const quickSaves = new QuickSaves({ ...saves, experiments, states: new HttpUserStateGateway(calls) });
  return {
    savePin: new SavePin({ ...saves, quickSaves }),
    changePin: new ChangePin(saves),
    deletePin: new DeletePin(saves),
    lastChoice: new LastChoice(session),
    listSaveBoards: new ListSaveBoards(saves),
    quickSaves,
    events: new LoggerEventLog(logger),
    sections: new HttpSectionGateway(calls),
  };
}
