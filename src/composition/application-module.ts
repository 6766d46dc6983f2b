import { ContainerModule } from 'inversify';
import { ListBoards } from '../application/boards/list-boards.ts';
import { ServerEvents } from '../application/connection/server-events.ts';
import { LoadFeedPage } from '../application/feeds/load-feed-page.ts';
import { LogOut } from '../application/sessions/log-out.ts';
import { SessionRenewal } from '../application/sessions/session-renewal.ts';
import { provide } from './provide.ts';
import * as tokens from './tokens.ts';

/** The use-cases, the same in every profile. Their ports are bound by the module of the profile. */
export function applicationModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const sessions = { sessions: tokens.SessionGatewayToken };
    const boards = { boards: tokens.BoardGatewayToken };
    provide(bind, tokens.SessionRenewalToken, {}, () => new SessionRenewal());
    provide(bind, tokens.ServerEventsToken, {}, () => new ServerEvents());
    provide(
      bind,
      tokens.LogOutToken,
      { ...sessions, openDrafts: tokens.OpenDraftsToken, logger: tokens.LoggerToken },
      (deps) => new LogOut(deps),
    );
    provide(
      bind,
      tokens.LoadFeedPageToken,
      { feeds: tokens.FeedGatewayToken },
      (deps) => new LoadFeedPage(deps),
    );
    provide(bind, tokens.ListBoardsToken, boards, (deps) => new ListBoards(deps));
    provide(
      bind,
      tokens.ServicesToken,
      {
        ...sessions,
        ...boards,
        pins: tokens.PinGatewayToken,
        users: tokens.UserGatewayToken,
        logOut: tokens.LogOutToken,
        loadFeedPage: tokens.LoadFeedPageToken,
        listBoards: tokens.ListBoardsToken,
        openAccount: tokens.OpenAccountToken,
        openDiscovery: tokens.OpenDiscoveryToken,
        openDrafts: tokens.OpenDraftsToken,
        openFollows: tokens.OpenFollowsToken,
        openBoardTools: tokens.OpenBoardToolsToken,
        openGuide: tokens.OpenGuideToken,
        openLeaving: tokens.OpenLeavingToken,
        openPinFeedback: tokens.OpenPinFeedbackToken,
        openPublishing: tokens.OpenPublishingToken,
        openPinActions: tokens.OpenPinActionsToken,
        openRelated: tokens.OpenRelatedToken,
        openSaving: tokens.OpenSavingToken,
        openSearch: tokens.OpenSearchToken,
        openSuggestions: tokens.OpenSuggestionsToken,
        openSources: tokens.OpenSourcesToken,
        openVideos: tokens.OpenVideosToken,
        openShortcutSwitch: tokens.OpenShortcutSwitchToken,
        serverContact: tokens.ServerEventsToken,
        sessionRenewal: tokens.SessionRenewalToken,
        logger: tokens.LoggerToken,
      },
      (services) => services,
    );
  });
}
