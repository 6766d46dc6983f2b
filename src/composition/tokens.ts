import type { ContainerModule } from 'inversify';
import type { HttpClient } from '../adapters/http/client/http-client.ts';
import type { CsrfToken, ResourceClient } from '../adapters/http/client/resource-client.ts';
import type { OpenBoardTools } from '../application/boards/board-tools.ts';
import type { OpenAccount } from '../application/accounts/account-services.ts';
import type { ListBoards } from '../application/boards/list-boards.ts';
import type { OpenLeaving } from '../application/leaving/leaving-services.ts';
import type { OpenGuide } from '../application/first-use/first-use-guide.ts';
import type { LoadFeedPage } from '../application/feeds/load-feed-page.ts';
import type { ServerEvents } from '../application/connection/server-events.ts';
import type { OpenDiscovery } from '../application/discovery/discovery-services.ts';
import type { OpenDrafts } from '../application/drafts/draft-services.ts';
import type { OpenFollows } from '../application/follows/follow-services.ts';
import type { OpenPinFeedback } from '../application/feedback/pin-feedback-services.ts';
import type { OpenPublishing } from '../application/pins/publishing-services.ts';
import type { BoardGateway } from '../application/ports/boards/board-gateway.ts';
import type { FeedGateway } from '../application/ports/pins/feed-gateway.ts';
import type { Logger } from '../application/ports/logger.ts';
import type { PinGateway } from '../application/ports/pins/pin-gateway.ts';
import type { SessionGateway } from '../application/ports/people/session-gateway.ts';
import type { UserGateway } from '../application/ports/people/user-gateway.ts';
import type { OpenPinActions } from '../application/pin-actions/pin-action-services.ts';
import type { OpenRelated } from '../application/pins/related-services.ts';
import type { OpenSaving } from '../application/saving/saving-services.ts';
import type { OpenSearch } from '../application/search/search-services.ts';
import type { OpenSuggestions } from '../application/search/suggestion-services.ts';
import type { LogOut } from '../application/sessions/log-out.ts';
import type { SessionRenewal } from '../application/sessions/session-renewal.ts';
import type { OpenSources } from '../application/sources/source-services.ts';
import type { OpenVideos } from '../application/videos/video-services.ts';
import type { OpenShortcutSwitch } from '../application/shortcuts/shortcut-switch.ts';
import type { Services } from '../ui/base/services.ts';
import { token } from './token.ts';

export const HttpClientToken = token<HttpClient>('HttpClient');
/** Reports upload progress. */
export const UploadHttpClientToken = token<HttpClient>('UploadHttpClient');
export const CsrfTokenToken = token<CsrfToken>('CsrfToken');
export const ResourceClientToken = token<ResourceClient>('ResourceClient');
export const ServerEventsToken = token<ServerEvents>('ServerEvents');
export const LoggerToken = token<Logger>('Logger');
export const SessionRenewalToken = token<SessionRenewal>('SessionRenewal');

export const SessionGatewayToken = token<SessionGateway>('SessionGateway');
export const FeedGatewayToken = token<FeedGateway>('FeedGateway');
export const PinGatewayToken = token<PinGateway>('PinGateway');
export const BoardGatewayToken = token<BoardGateway>('BoardGateway');
export const UserGatewayToken = token<UserGateway>('UserGateway');
export const OpenAccountToken = token<OpenAccount>('OpenAccount');
export const OpenFollowsToken = token<OpenFollows>('OpenFollows');
export const OpenBoardToolsToken = token<OpenBoardTools>('OpenBoardTools');
/** Imports the modules that bind the storages of a profile. */
export const FetchStoragesToken = token<() => Promise<readonly ContainerModule[]>>('FetchStorages');
export const OpenDiscoveryToken = token<OpenDiscovery>('OpenDiscovery');
export const OpenDraftsToken = token<OpenDrafts>('OpenDrafts');
export const OpenLeavingToken = token<OpenLeaving>('OpenLeaving');
export const OpenGuideToken = token<OpenGuide>('OpenGuide');
export const OpenPinFeedbackToken = token<OpenPinFeedback>('OpenPinFeedback');
export const OpenPublishingToken = token<OpenPublishing>('OpenPublishing');
export const OpenPinActionsToken = token<OpenPinActions>('OpenPinActions');
export const OpenRelatedToken = token<OpenRelated>('OpenRelated');
export const OpenSavingToken = token<OpenSaving>('OpenSaving');
export const OpenSearchToken = token<OpenSearch>('OpenSearch');
export const OpenSuggestionsToken = token<OpenSuggestions>('OpenSuggestions');
export const OpenSourcesToken = token<OpenSources>('OpenSources');
export const OpenVideosToken = token<OpenVideos>('OpenVideos');
export const OpenShortcutSwitchToken = token<OpenShortcutSwitch>('OpenShortcutSwitch');

export const LogOutToken = token<LogOut>('LogOut');
export const LoadFeedPageToken = token<LoadFeedPage>('LoadFeedPage');
export const ListBoardsToken = token<ListBoards>('ListBoards');

/** All services for views. */
export const ServicesToken = token<Services>('Services');
