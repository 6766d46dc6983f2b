import type { StoreTransaction } from '../../../../application/ports/store.ts';
import { SqlAppealRepository } from '../../work/sql-appeal-repository.ts';
import { SqlAnnouncedUploadRepository } from '../../media/sql-announced-upload-repository.ts';
import { SqlAccountRemoval } from './sql-account-removal.ts';
import { SqlBlockRepository } from '../../people/sql-block-repository.ts';
import { SqlBoardRepository } from '../../boards/sql-board-repository.ts';
import { SqlFavoriteRepository } from '../../pins/sql-favorite-repository.ts';
import { SqlDiscoveryRepository } from '../../discovery/sql-discovery-repository.ts';
import { SqlDuplicateRepository } from '../../pins/sql-duplicate-repository.ts';
import { SqlEventRepository } from '../../work/sql-event-repository.ts';
import { SqlConversationRepository } from '../../people/sql-conversation-repository.ts';
import { SqlConsentLogRepository } from '../../people/sql-consent-log-repository.ts';
import { SqlExperienceRepository } from '../../people/sql-experience-repository.ts';
import { SqlOperatorExperienceRepository } from '../../people/sql-operator-experience-repository.ts';
import { SqlExportRepository } from '../../work/sql-export-repository.ts';
import { SqlHomeRepository } from '../../feeds/sql-home-repository.ts';
import { SqlFeedReader } from '../../feeds/sql-feed-reader.ts';
import { SqlFeedSwitchRepository } from '../../people/sql-feed-switch-repository.ts';
import { SqlFollowRepository } from '../../people/sql-follow-repository.ts';
import { SqlReactionRepository } from '../../pins/sql-reaction-repository.ts';
import { SqlHideRepository } from '../../pins/sql-hide-repository.ts';
import { SqlPromotionRepository } from '../../pins/sql-promotion-repository.ts';
import { SqlReportRepository } from '../../work/sql-report-repository.ts';
import { SqlSponsorshipRepository } from '../../pins/sql-sponsorship-repository.ts';
import { SqlModerationRepository } from '../../pins/sql-moderation-repository.ts';
import { SqlPinCountRepository } from '../../pins/sql-pin-count-repository.ts';
import { SqlJobRepository } from '../../work/sql-job-repository.ts';
import { SqlLinkFactsRepository } from '../../pins/sql-link-facts-repository.ts';
import { SqlEmbeddingRepository } from '../../media/sql-embedding-repository.ts';
import { SqlLooksRepository } from '../../media/sql-looks-repository.ts';
import { SqlMailRepository } from '../../work/sql-mail-repository.ts';
import { SqlMailTokenRepository } from '../../people/sql-mail-token-repository.ts';
import { SqlPictureRepository } from '../../media/sql-picture-repository.ts';
import { SqlNewsRepository } from '../../people/sql-news-repository.ts';
import { SqlPinRepository } from '../../pins/sql-pin-repository.ts';
import { SqlSearchQueryRepository } from '../../search/sql-search-query-repository.ts';
import { SqlSearchReader } from '../../search/sql-search-reader.ts';
import { SqlSitemapReader } from '../../discovery/sql-sitemap-reader.ts';
import { SqlSectionRepository } from '../../boards/sql-section-repository.ts';
import { SqlSessionRepository } from '../../people/sql-session-repository.ts';
import { SqlPinTopicRepository } from '../../pins/sql-pin-topic-repository.ts';
import { SqlTopicReader } from '../../feeds/sql-topic-reader.ts';
import { SqlTodayRepository } from '../../feeds/sql-today-repository.ts';
import { SqlUploadRepository } from '../../media/sql-upload-repository.ts';
import { SqlUserRepository } from '../../people/sql-user-repository.ts';
import { SqlPinCreationRepository } from '../../pins/sql-pin-creation-repository.ts';
import { SqlUserStateRepository } from '../../people/sql-user-state-repository.ts';
import { SqlVideoRepository } from '../../media/sql-video-repository.ts';
import type { SqlContext } from '../../schema/prepared-queries.ts';

/** The repositories of a store or of a transaction. */
export function repositories(context: SqlContext): StoreTransaction {
  return {
    users: new SqlUserRepository(context),
    sessions: new SqlSessionRepository(context),
    userStates: new SqlUserStateRepository(context),
    pinCreations: new SqlPinCreationRepository(context),
    duplicates: new SqlDuplicateRepository(context),
    boards: new SqlBoardRepository(context),
    sections: new SqlSectionRepository(context),
    pins: new SqlPinRepository(context),
    favorites: new SqlFavoriteRepository(context),
    reactions: new SqlReactionRepository(context),
    hides: new SqlHideRepository(context),
    news: new SqlNewsRepository(context),
    reports: new SqlReportRepository(context),
    appeals: new SqlAppealRepository(context),
    moderation: new SqlModerationRepository(context),
    sponsorships: new SqlSponsorshipRepository(context),
    promotions: new SqlPromotionRepository(context),
    pinCounts: new SqlPinCountRepository(context),
    pictures: new SqlPictureRepository(context),
    looks: new SqlLooksRepository(context),
    embeddings: new SqlEmbeddingRepository(context),
    uploads: new SqlUploadRepository(context),
    announcedUploads: new SqlAnnouncedUploadRepository(context),
    linkFacts: new SqlLinkFactsRepository(context),
    videos: new SqlVideoRepository(context),
    feedSwitches: new SqlFeedSwitchRepository(context),
    home: new SqlHomeRepository(context),
    follows: new SqlFollowRepository(context),
    blocks: new SqlBlockRepository(context),
    topics: new SqlTopicReader(context),
    pinTopics: new SqlPinTopicRepository(context),
    today: new SqlTodayRepository(context),
    mails: new SqlMailRepository(context),
    mailTokens: new SqlMailTokenRepository(context),
    exports: new SqlExportRepository(context),
    events: new SqlEventRepository(context),
    experiences: new SqlExperienceRepository(context),
    conversations: new SqlConversationRepository(context),
    consentLog: new SqlConsentLogRepository(context),
    operatorExperiences: new SqlOperatorExperienceRepository(context),
    jobs: new SqlJobRepository(context),
    accountRemoval: new SqlAccountRemoval(context),
    discovery: new SqlDiscoveryRepository(context),
    feeds: new SqlFeedReader(context),
    search: new SqlSearchReader(context),
    sitemaps: new SqlSitemapReader(context),
    searchQueries: new SqlSearchQueryRepository(context),
  };
}
