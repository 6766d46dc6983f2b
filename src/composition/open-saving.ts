import { HttpSaveGateway } from '../adapters/http/http-save-gateway.ts';
import { HttpSectionGateway } from '../adapters/http/http-section-gateway.ts';
import type { ResourceClient } from '../adapters/http/resource-client.ts';
import { ChangePin } from '../application/saving/change-pin.ts';
import { DeletePin } from '../application/saving/delete-pin.ts';
import { ListSaveBoards } from '../application/saving/list-save-boards.ts';
import { SavePin } from '../application/saving/save-pin.ts';
import type { SavingServices } from '../application/saving/saving-services.ts';

/** The use-cases of saving over HTTP; a chunk of its own. */
export function openSaving(calls: ResourceClient): SavingServices {
  const saves = { saves: new HttpSaveGateway(calls) };
  return {
    savePin: new SavePin(saves),
    changePin: new ChangePin(saves),
    deletePin: new DeletePin(saves),
    listSaveBoards: new ListSaveBoards(saves),
    sections: new HttpSectionGateway(calls),
  };
}
