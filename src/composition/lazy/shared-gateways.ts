import { ContainerModule } from 'inversify';
import { HttpSectionGateway } from '../../adapters/http/boards/http-section-gateway.ts';
import { HttpUserStateGateway } from '../../adapters/http/people/http-user-state-gateway.ts';
import { DeferredEventLog } from '../../application/counting/deferred-event-log.ts';
import { DeferredUnseenCounts } from '../../application/counting/deferred-unseen-counts.ts';
import * as lazy from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { provide } from '../provide.ts';

/** Small ports that several lazy chunks use. */
export const sharedGateways = new ContainerModule(({ bind }) => {
  provideHttpGateway(bind, lazy.SectionGatewayToken, HttpSectionGateway);
  provideHttpGateway(bind, lazy.UserStateGatewayToken, HttpUserStateGateway);
  provide(bind, lazy.DeferredEventLogToken, {}, () => new DeferredEventLog());
  provide(bind, lazy.DeferredUnseenCountsToken, {}, () => new DeferredUnseenCounts());
  provide(bind, lazy.EventLogToken, { log: lazy.DeferredEventLogToken }, ({ log }) => log);
});
