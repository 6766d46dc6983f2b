import { ContainerModule } from 'inversify';
import { HttpBoardGateway } from '../adapters/http/boards/http-board-gateway.ts';
import { HttpFeedGateway, type PinForm } from '../adapters/http/pins/http-feed-gateway.ts';
import { HttpPinGateway } from '../adapters/http/pins/http-pin-gateway.ts';
import { HttpSessionGateway } from '../adapters/http/people/http-session-gateway.ts';
import { HttpUserGateway } from '../adapters/http/people/http-user-gateway.ts';
import { ResourceClient } from '../adapters/http/client/resource-client.ts';
import { provideHttpGateway } from './provide-http-gateway.ts';
import { provide } from './provide.ts';
import * as tokens from './tokens.ts';

/** The gateways over HTTP, for every profile with a server; the profile provides the client. */
export function httpModule(pins: PinForm = () => 'full'): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(
      bind,
      tokens.ResourceClientToken,
      {
        http: tokens.HttpClientToken,
        csrfToken: tokens.CsrfTokenToken,
        renewal: tokens.SessionRenewalToken,
      },
      ({ http, csrfToken, renewal }) => new ResourceClient(http, csrfToken, renewal),
    );
    provideHttpGateway(bind, tokens.SessionGatewayToken, HttpSessionGateway);
    provideHttpGateway(bind, tokens.PinGatewayToken, HttpPinGateway);
    provideHttpGateway(bind, tokens.BoardGatewayToken, HttpBoardGateway);
    provideHttpGateway(bind, tokens.UserGatewayToken, HttpUserGateway);
    provide(
      bind,
      tokens.FeedGatewayToken,
      { calls: tokens.ResourceClientToken },
      ({ calls }) => new HttpFeedGateway(calls, pins),
    );
  });
}
