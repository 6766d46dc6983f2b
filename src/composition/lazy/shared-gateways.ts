import { ContainerModule } from 'inversify';
import { LoggerEventLog } from '../../adapters/browser/logger-event-log.ts';
import { HttpSectionGateway } from '../../adapters/http/boards/http-section-gateway.ts';
import { HttpUserStateGateway } from '../../adapters/http/people/http-user-state-gateway.ts';
import * as lazy from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { provide } from '../provide.ts';
import { LoggerToken } from '../tokens.ts';

/** Small ports that several lazy chunks use. */
export const sharedGateways = new ContainerModule(({ bind }) => {
  provideHttpGateway(bind, lazy.SectionGatewayToken, HttpSectionGateway);
  provideHttpGateway(bind, lazy.UserStateGatewayToken, HttpUserStateGateway);
  provide(bind, lazy.EventLogToken, { logger: LoggerToken }, ({ logger }) => new LoggerEventLog(logger));
});
