import { ContainerModule } from 'inversify';
import { HttpBoardGateway } from '../adapters/http/http-board-gateway.ts';
import { HttpFeedGateway, type PinForm } from '../adapters/http/http-feed-gateway.ts';
import { HttpPinGateway } from '../adapters/http/http-pin-gateway.ts';
import { HttpSessionGateway } from '../adapters/http/http-session-gateway.ts';
import { HttpUserGateway } from '../adapters/http/http-user-gateway.ts';
import { ResourceClient } from '../adapters/http/resource-client.ts';
import { fetchScript } from '../ui/app/fetch-code.ts';
import { provide } from './provide.ts';
import * as tokens from './tokens.ts';

/** The gateways over HTTP, for every profile that speaks to a server; the profile chooses the client. */
export function httpModule(pins: PinForm = () => 'full'): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const calls = { calls: tokens.ResourceClientToken };
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
    provide(bind, tokens.SessionGatewayToken, calls, (deps) => new HttpSessionGateway(deps.calls));
    provide(bind, tokens.FeedGatewayToken, calls, (deps) => new HttpFeedGateway(deps.calls, pins));
    provide(bind, tokens.PinGatewayToken, calls, (deps) => new HttpPinGateway(deps.calls));
    provide(bind, tokens.BoardGatewayToken, calls, (deps) => new HttpBoardGateway(deps.calls));
    provide(
      bind,
      tokens.OpenBoardToolsToken,
      { ...calls, feeds: tokens.FeedGatewayToken, newBoards: tokens.BoardGatewayToken },
      (deps) => async () => (await fetchScript(() => import('./open-board-tools.ts'))).openBoardTools(deps),
    );
    provide(
      bind,
      tokens.OpenPinActionsToken,
      { ...calls, logger: tokens.LoggerToken },
      (deps) => async () =>
        (await fetchScript(() => import('./open-pin-actions.ts'))).openPinActions(deps.calls, deps.logger),
    );
    provide(
      bind,
      tokens.OpenFollowsToken,
      calls,
      (deps) => async () => (await fetchScript(() => import('./open-follows.ts'))).openFollows(deps.calls),
    );
    provide(
      bind,
      tokens.OpenPinFeedbackToken,
      calls,
      (deps) => async () =>
        (await fetchScript(() => import('./open-pin-feedback.ts'))).openPinFeedback(deps.calls),
    );
    provide(
      bind,
      tokens.OpenSourcesToken,
      calls,
      (deps) => async () => (await fetchScript(() => import('./open-sources.ts'))).openSources(deps.calls),
    );
    const uploads = {
      http: tokens.UploadHttpClientToken,
      csrfToken: tokens.CsrfTokenToken,
      renewal: tokens.SessionRenewalToken,
    };
    provide(
      bind,
      tokens.OpenPublishingToken,
      { ...calls, ...uploads },
      (deps) => async () => (await fetchScript(() => import('./open-publishing.ts'))).openPublishing(deps),
    );
    provide(
      bind,
      tokens.OpenVideosToken,
      { ...calls, ...uploads },
      (deps) => async () => (await fetchScript(() => import('./open-videos.ts'))).openVideos(deps),
    );
    provide(
      bind,
      tokens.OpenGuideChoiceToken,
      calls,
      (deps) => async () =>
        (await fetchScript(() => import('./open-guide-choice.ts'))).openGuideChoice(deps.calls),
    );
    provide(
      bind,
      tokens.OpenAccountToken,
      {
        ...calls,
        sessions: tokens.SessionGatewayToken,
        openDrafts: tokens.OpenDraftsToken,
        logger: tokens.LoggerToken,
      },
      (deps) => async () => (await fetchScript(() => import('./open-account.ts'))).openAccount(deps),
    );
    provide(bind, tokens.UserGatewayToken, calls, (deps) => new HttpUserGateway(deps.calls));
  });
}
