import { ContainerModule } from 'inversify';
import { HttpSaveGateway } from '../../adapters/http/pins/http-save-gateway.ts';
import { HttpPinTopicsGateway } from '../../adapters/http/pins/http-pin-topics-gateway.ts';
import { ChangePin } from '../../application/saving/change-pin.ts';
import { LastChoice } from '../../application/saving/last-choice.ts';
import { SavePin } from '../../application/saving/save-pin.ts';
import type { SavingServices } from '../../application/saving/saving-services.ts';
import * as lazy from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { lazyChunk } from './lazy-chunk.ts';
import { sharedGateways } from './shared-gateways.ts';

const gateways = new ContainerModule(({ bind }) => {
  provideHttpGateway(bind, lazy.SaveGatewayToken, HttpSaveGateway);
  provideHttpGateway(bind, lazy.PinTopicsGatewayToken, HttpPinTopicsGateway);
});

/** The use-cases of saving. */
export const chunk = lazyChunk(
  [sharedGateways, gateways],
  {
    saves: lazy.SaveGatewayToken,
    pinTopics: lazy.PinTopicsGatewayToken,
    states: lazy.UserStateGatewayToken,
    events: lazy.EventLogToken,
    sections: lazy.SectionGatewayToken,
    session: lazy.SessionStorageToken,
  },
  ({ saves, pinTopics, states, events, sections, session }): SavingServices => ({
    saves,
    pinTopics,
    savePin: new SavePin({ saves, states }),
    changePin: new ChangePin({ saves }),
    lastChoice: new LastChoice(session),
    events,
    sections,
  }),
);
