import type { RecentlyViewed } from '../application/offline/recently-viewed.ts';
import type { AccountGateway } from '../application/ports/account-gateway.ts';
import type { BoardEditGateway } from '../application/ports/board-edit-gateway.ts';
import type { Deployment } from '../application/ports/deployment.ts';
import type { DraftPictureStorage } from '../application/ports/draft-picture-storage.ts';
import type { EventLog } from '../application/ports/event-log.ts';
import type { FavoriteGateway } from '../application/ports/favorite-gateway.ts';
import type { FileClaims } from '../application/ports/file-claims.ts';
import type { FollowGateway } from '../application/ports/follow-gateway.ts';
import type { KeyValueStorage } from '../application/ports/key-value-storage.ts';
import type { NewPinGateway } from '../application/ports/new-pin-gateway.ts';
import type { OfflineHelper } from '../application/ports/offline-helper.ts';
import type { PinBatchGateway } from '../application/ports/pin-batch-gateway.ts';
import type { PinCounter } from '../application/ports/pin-counter.ts';
import type { PinFeedbackGateway } from '../application/ports/pin-feedback-gateway.ts';
import type { PinStatsGateway } from '../application/ports/pin-stats-gateway.ts';
import type { ProfileViewGateway } from '../application/ports/profile-view-gateway.ts';
import type { SaveGateway } from '../application/ports/save-gateway.ts';
import type { SectionGateway } from '../application/ports/section-gateway.ts';
import type { SeenPictureStorage } from '../application/ports/seen-picture-storage.ts';
import type { SettingsGateway } from '../application/ports/settings-gateway.ts';
import type { SharedThings } from '../application/ports/shared-things.ts';
import type { SourceGateway } from '../application/ports/source-gateway.ts';
import type { SponsorshipGateway } from '../application/ports/sponsorship-gateway.ts';
import type { UploadGateway } from '../application/ports/upload-gateway.ts';
import type { UserStateGateway } from '../application/ports/user-state-gateway.ts';
import type { VideoUploadGateway } from '../application/ports/video-upload-gateway.ts';
import { lateToken } from './token.ts';

// The ports of parts that are fetched when they are needed. The names stand apart from `tokens.ts`, so that they come
// with those parts.

export const AccountGatewayToken = lateToken<AccountGateway>('AccountGateway');
export const BoardEditGatewayToken = lateToken<BoardEditGateway>('BoardEditGateway');
export const FavoriteGatewayToken = lateToken<FavoriteGateway>('FavoriteGateway');
export const FollowGatewayToken = lateToken<FollowGateway>('FollowGateway');
export const NewPinGatewayToken = lateToken<NewPinGateway>('NewPinGateway');
export const PinBatchGatewayToken = lateToken<PinBatchGateway>('PinBatchGateway');
export const PinFeedbackGatewayToken = lateToken<PinFeedbackGateway>('PinFeedbackGateway');
export const PinStatsGatewayToken = lateToken<PinStatsGateway>('PinStatsGateway');
export const ProfileViewGatewayToken = lateToken<ProfileViewGateway>('ProfileViewGateway');
export const SaveGatewayToken = lateToken<SaveGateway>('SaveGateway');
export const SectionGatewayToken = lateToken<SectionGateway>('SectionGateway');
export const SettingsGatewayToken = lateToken<SettingsGateway>('SettingsGateway');
export const SourceGatewayToken = lateToken<SourceGateway>('SourceGateway');
export const SponsorshipGatewayToken = lateToken<SponsorshipGateway>('SponsorshipGateway');
export const UploadGatewayToken = lateToken<UploadGateway>('UploadGateway');
export const UserStateGatewayToken = lateToken<UserStateGateway>('UserStateGateway');
export const VideoUploadGatewayToken = lateToken<VideoUploadGateway>('VideoUploadGateway');

/** What people do, for who counts it. */
export const EventLogToken = lateToken<EventLog>('EventLog');
export const PinCounterToken = lateToken<PinCounter>('PinCounter');

/** Of all windows of a browser. */
export const KeyValueStorageToken = lateToken<KeyValueStorage>('KeyValueStorage');
/** Of one window, for as long as it is open. */
export const SessionStorageToken = lateToken<KeyValueStorage>('SessionStorage');
export const DraftPictureStorageToken = lateToken<DraftPictureStorage>('DraftPictureStorage');
export const SeenPictureStorageToken = lateToken<SeenPictureStorage>('SeenPictureStorage');
export const SharedThingsToken = lateToken<SharedThings>('SharedThings');
export const FileClaimsToken = lateToken<FileClaims>('FileClaims');
/** Tells one session from the next; null while nobody seems to be signed in. */
export const SessionMarkToken = lateToken<() => string | null>('SessionMark');
export const RecentlyViewedToken = lateToken<RecentlyViewed>('RecentlyViewed');

export const DeploymentToken = lateToken<Deployment>('Deployment');
export const OfflineHelperToken = lateToken<OfflineHelper>('OfflineHelper');
/** Milliseconds since the epoch. */
export const NowToken = lateToken<() => number>('Now');
/** Resolves after so many milliseconds. */
export const WaitToken = lateToken<(ms: number) => Promise<void>>('Wait');
