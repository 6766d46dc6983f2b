import type { Attribution } from '../application/ports/attribution.ts';
import type { RecentlyViewed } from '../application/offline/recently-viewed.ts';
import type { AccountGateway } from '../application/ports/people/account-gateway.ts';
import type { BoardEditGateway } from '../application/ports/boards/board-edit-gateway.ts';
import type { ConsentGateway } from '../application/ports/people/consent-gateway.ts';
import type { ConversationGateway } from '../application/ports/people/conversation-gateway.ts';
import type { DeviceStorage } from '../application/ports/storage/device-storage.ts';
import type { Deployment } from '../application/ports/deployment.ts';
import type { DraftPictureStorage } from '../application/ports/storage/draft-picture-storage.ts';
import type { DeferredUnseenCounts } from '../application/counting/deferred-unseen-counts.ts';
import type { DeferredEventLog } from '../application/counting/deferred-event-log.ts';
import type { EventLog } from '../application/ports/event-log.ts';
import type { EventSender } from '../application/ports/event-sender.ts';
import type { FavoriteGateway } from '../application/ports/pins/favorite-gateway.ts';
import type { FeedTunerGateway } from '../application/ports/people/feed-tuner-gateway.ts';
import type { OnboardingGateway } from '../application/ports/people/onboarding-gateway.ts';
import type { ExperienceGateway } from '../application/ports/people/experience-gateway.ts';
import type { FileLocks } from '../application/ports/storage/file-locks.ts';
import type { FollowGateway } from '../application/ports/people/follow-gateway.ts';
import type { KeyValueStorage } from '../application/ports/storage/key-value-storage.ts';
import type { DiscoveryIndexGateway } from '../application/ports/pins/discovery-index-gateway.ts';
import type { ListingGateway } from '../application/ports/pins/listing-gateway.ts';
import type { LoginGateway } from '../application/ports/login-gateway.ts';
import type { OperatorExperienceGateway } from '../application/ports/experiences/operator-experience-gateway.ts';
import type { ModerationGateway } from '../application/ports/moderation-gateway.ts';
import type { NewsGateway } from '../application/ports/people/news-gateway.ts';
import type { NewPinGateway } from '../application/ports/pins/new-pin-gateway.ts';
import type { ClickRecorder } from '../application/ports/pins/click-recorder.ts';
import type { OffsiteGateway } from '../application/ports/pins/offsite-gateway.ts';
import type { OfflineSupport } from '../application/ports/offline-support.ts';
import type { DuplicateGateway } from '../application/ports/pins/duplicate-gateway.ts';
import type { PinBatchGateway } from '../application/ports/pins/pin-batch-gateway.ts';
import type { PinCounter } from '../application/ports/pins/pin-counter.ts';
import type { PinFeedbackGateway } from '../application/ports/pins/pin-feedback-gateway.ts';
import type { PinStatsGateway } from '../application/ports/pins/pin-stats-gateway.ts';
import type { ProfileViewGateway } from '../application/ports/people/profile-view-gateway.ts';
import type { HomeFeedGateway } from '../application/ports/pins/home-feed-gateway.ts';
import type { PromotionGateway } from '../application/ports/ads/promotion-gateway.ts';
import type { RelatedGateway } from '../application/ports/pins/related-gateway.ts';
import type { PinTopicsGateway } from '../application/ports/pins/pin-topics-gateway.ts';
import type { SaveGateway } from '../application/ports/pins/save-gateway.ts';
import type { SearchGateway } from '../application/ports/search/search-gateway.ts';
import type { SectionGateway } from '../application/ports/boards/section-gateway.ts';
import type { ViewedPictureStorage } from '../application/ports/storage/viewed-picture-storage.ts';
import type { SettingsGateway } from '../application/ports/people/settings-gateway.ts';
import type { SharedItemStorage } from '../application/ports/storage/shared-item-storage.ts';
import type { SourceGateway } from '../application/ports/media/source-gateway.ts';
import type { SponsorshipGateway } from '../application/ports/pins/sponsorship-gateway.ts';
import type { TodayGateway } from '../application/ports/pins/today-gateway.ts';
import type { UploadGateway } from '../application/ports/media/upload-gateway.ts';
import type { UserStateGateway } from '../application/ports/people/user-state-gateway.ts';
import type { VideoUploadGateway } from '../application/ports/media/video-upload-gateway.ts';
import { lazyToken } from './token.ts';

// The ports of lazy chunks. They are not in `tokens.ts`, so that their code is loaded
// with the chunks.

export const AccountGatewayToken = lazyToken<AccountGateway>('AccountGateway');
export const BoardEditGatewayToken = lazyToken<BoardEditGateway>('BoardEditGateway');
export const ExperienceGatewayToken = lazyToken<ExperienceGateway>('ExperienceGateway');
export const FavoriteGatewayToken = lazyToken<FavoriteGateway>('FavoriteGateway');
export const FeedTunerGatewayToken = lazyToken<FeedTunerGateway>('FeedTunerGateway');
export const FollowGatewayToken = lazyToken<FollowGateway>('FollowGateway');
export const OnboardingGatewayToken = lazyToken<OnboardingGateway>('OnboardingGateway');
export const DiscoveryIndexGatewayToken = lazyToken<DiscoveryIndexGateway>('DiscoveryIndexGateway');
export const ListingGatewayToken = lazyToken<ListingGateway>('ListingGateway');
export const LoginGatewayToken = lazyToken<LoginGateway>('LoginGateway');
export const ModerationGatewayToken = lazyToken<ModerationGateway>('ModerationGateway');
export const OperatorExperienceGatewayToken =
  lazyToken<OperatorExperienceGateway>('OperatorExperienceGateway');
export const NewsGatewayToken = lazyToken<NewsGateway>('NewsGateway');
export const NewPinGatewayToken = lazyToken<NewPinGateway>('NewPinGateway');
export const DuplicateGatewayToken = lazyToken<DuplicateGateway>('DuplicateGateway');
export const OffsiteGatewayToken = lazyToken<OffsiteGateway>('OffsiteGateway');
export const PinBatchGatewayToken = lazyToken<PinBatchGateway>('PinBatchGateway');
export const PinFeedbackGatewayToken = lazyToken<PinFeedbackGateway>('PinFeedbackGateway');
export const PinStatsGatewayToken = lazyToken<PinStatsGateway>('PinStatsGateway');
export const ProfileViewGatewayToken = lazyToken<ProfileViewGateway>('ProfileViewGateway');
export const HomeFeedGatewayToken = lazyToken<HomeFeedGateway>('HomeFeedGateway');
export const PromotionGatewayToken = lazyToken<PromotionGateway>('PromotionGateway');
export const RelatedGatewayToken = lazyToken<RelatedGateway>('RelatedGateway');
export const PinTopicsGatewayToken = lazyToken<PinTopicsGateway>('PinTopicsGateway');
export const SaveGatewayToken = lazyToken<SaveGateway>('SaveGateway');
export const SearchGatewayToken = lazyToken<SearchGateway>('SearchGateway');
export const SectionGatewayToken = lazyToken<SectionGateway>('SectionGateway');
export const ConsentGatewayToken = lazyToken<ConsentGateway>('ConsentGateway');
export const ConversationGatewayToken = lazyToken<ConversationGateway>('ConversationGateway');
export const DeviceStorageToken = lazyToken<DeviceStorage>('DeviceStorage');
export const SettingsGatewayToken = lazyToken<SettingsGateway>('SettingsGateway');
export const SourceGatewayToken = lazyToken<SourceGateway>('SourceGateway');
export const SponsorshipGatewayToken = lazyToken<SponsorshipGateway>('SponsorshipGateway');
export const TodayGatewayToken = lazyToken<TodayGateway>('TodayGateway');
export const UploadGatewayToken = lazyToken<UploadGateway>('UploadGateway');
export const UserStateGatewayToken = lazyToken<UserStateGateway>('UserStateGateway');
export const VideoUploadGatewayToken = lazyToken<VideoUploadGateway>('VideoUploadGateway');

/** Records user events for statistics. */
export const EventLogToken = lazyToken<EventLog>('EventLog');
/** Holds what came of experiences until it can be reported. */
export const DeferredUnseenCountsToken = lazyToken<DeferredUnseenCounts>('DeferredUnseenCounts');
/** Holds events until they can be sent. */
export const DeferredEventLogToken = lazyToken<DeferredEventLog>('DeferredEventLog');
export const EventSenderToken = lazyToken<EventSender>('EventSender');
export const AttributionToken = lazyToken<Attribution>('Attribution');
export const ClickRecorderToken = lazyToken<ClickRecorder>('ClickRecorder');
export const PinCounterToken = lazyToken<PinCounter>('PinCounter');

/** Shared by all windows of a browser. */
export const KeyValueStorageToken = lazyToken<KeyValueStorage>('KeyValueStorage');
/** For one window, as long as it is open. */
export const SessionStorageToken = lazyToken<KeyValueStorage>('SessionStorage');
export const DraftPictureStorageToken = lazyToken<DraftPictureStorage>('DraftPictureStorage');
export const ViewedPictureStorageToken = lazyToken<ViewedPictureStorage>('ViewedPictureStorage');
export const SharedItemStorageToken = lazyToken<SharedItemStorage>('SharedItemStorage');
export const FileLocksToken = lazyToken<FileLocks>('FileLocks');
/** Identifies the session; null when no one seems to be signed in. */
export const SessionMarkToken = lazyToken<() => string | null>('SessionMark');
export const RecentlyViewedToken = lazyToken<RecentlyViewed>('RecentlyViewed');

export const DeploymentToken = lazyToken<Deployment>('Deployment');
export const OfflineSupportToken = lazyToken<OfflineSupport>('OfflineSupport');
/** Milliseconds since the epoch. */
export const NowToken = lazyToken<() => number>('Now');
/** Resolves after this number of milliseconds. */
export const WaitToken = lazyToken<(ms: number) => Promise<void>>('Wait');
