import { ContainerModule } from 'inversify';
import { HttpSaveGateway } from '../../adapters/http/pins/http-save-gateway.ts';
import { ChangePin } from '../../application/saving/change-pin.ts';
import { DeletePin } from '../../application/saving/delete-pin.ts';
import { LastChoice } from '../../application/saving/last-choice.ts';
import { ListSaveBoards } from '../../application/saving/list-save-boards.ts';
import { SavePin } from '../../application/saving/save-pin.ts';
import type { SavingServices } from '../../application/saving/saving-services.ts';
import * as late from '../late-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { latePart } from './late-part.ts';
import { sharedGateways } from './shared-gateways.ts';

const gateways = new ContainerModule(({ bind }) =>
  provideHttpGateway(bind, late.SaveGatewayToken, HttpSaveGateway),
);

/** The use-cases of saving. */
export const savingPart = latePart(
  [sharedGateways, gateways],
  {
    saves: late.SaveGatewayToken,
    states: late.UserStateGatewayToken,
    events: late.EventLogToken,
    sections: late.SectionGatewayToken,
    session: late.SessionStorageToken,
  },
  ({ saves, states, events, sections, session }): SavingServices => ({
    savePin: new SavePin({ saves, states }),
    changePin: new ChangePin({ saves }),
    deletePin: new DeletePin({ saves }),
    lastChoice: new LastChoice(session),
    listSaveBoards: new ListSaveBoards({ saves }),
    events,
    sections,
  }),
);
