import { firstTables } from './0001-first-tables.ts';
import { followLists } from './0002-follow-lists.ts';
import { sectionsAndOrder } from './0003-sections-and-order.ts';
import { favorites } from './0004-favorites.ts';
import { accountCare } from './0005-account-care.ts';
import { formerUsernames } from './0006-former-usernames.ts';
import { topics } from './0007-topics.ts';
import { exportRequests } from './0008-export-requests.ts';
import { jobs } from './0009-jobs.ts';
import { avifOfPictures } from './0010-avif-of-pictures.ts';
import { videos } from './0011-videos.ts';
import { linkKeys } from './0012-link-keys.ts';
import { workAsJobs } from './0013-work-as-jobs.ts';
import { linkFacts } from './0014-link-facts.ts';
import { playedUploads } from './0015-played-uploads.ts';
import { pinContents } from './0016-pin-contents.ts';
import { reactionsHidesCounts } from './0017-reactions-hides-counts.ts';
import { appeals } from './0018-appeals.ts';
import { loginPlaces } from './0019-login-places.ts';
import { pinsOfPicture } from './0020-pins-of-picture.ts';
import { reactionsThatCount } from './0021-reactions-that-count.ts';
import { linkVariants } from './0022-link-variants.ts';
import { variantsOfOwnSite } from './0023-variants-of-own-site.ts';
import { consentDespiteSignal } from './0024-consent-despite-signal.ts';
import { pinCreations } from './0025-pin-creations.ts';
import { pinCreationsByTime } from './0026-pin-creations-by-time.ts';
import { boardsWithoutNameKey } from './0027-boards-without-name-key.ts';
import { ownersOfLeases } from './0028-owners-of-leases.ts';
import { severalProcesses } from './0029-several-processes.ts';
import { discoveryChanges } from './0031-discovery-changes.ts';
import { searchQueries } from './0032-search-queries.ts';
import { pictureLooks } from './0033-picture-looks.ts';
import { treeOfTopics } from './0034-tree-of-topics.ts';
import { seenPins } from './0035-seen-pins.ts';
import { feedSwitches } from './0037-feed-switches.ts';
import { topicsOfPins } from './0038-topics-of-pins.ts';
import { todayArticles } from './0039-today-articles.ts';
import { feedDomainSwitches } from './0040-feed-domain-switches.ts';
import { consentLog } from './0041-consent-log.ts';
import { duplicates } from './0042-duplicates.ts';
import { experiences } from './0043-experiences.ts';
import { createAnswers } from './0044-create-answers.ts';
import { indexesForHides } from './0045-indexes-for-hides.ts';
import { events } from './0046-events.ts';
import { promotions } from './0048-promotions.ts';
import { moderation } from './0050-moderation.ts';
import { decidedAppeals } from './0051-decided-appeals.ts';
import { firstUseGuide } from './0052-first-use-guide.ts';
import { pictureEmbeddings } from './0054-picture-embeddings.ts';
import { operatorExperiences } from './0055-operator-experiences.ts';
import { experienceSwitches } from './0056-experience-switches.ts';
import { titlesOfReports } from './0057-titles-of-reports.ts';
import { news } from './0058-news.ts';
import { conversations } from './0059-conversations.ts';
import { originalInIndexOfBoards } from './0063-original-in-index-of-boards.ts';
import { removedMessages } from './0064-removed-messages.ts';
import { formsOfNames } from './0065-forms-of-names.ts';
import type { Migration } from './migration.ts';

/** All migrations from an empty store to the tables of this version, oldest first. */
export const ALL_MIGRATIONS = [
  firstTables,
  followLists,
  sectionsAndOrder,
  favorites,
  accountCare,
  formerUsernames,
  topics,
  exportRequests,
  jobs,
  avifOfPictures,
  videos,
  linkKeys,
  workAsJobs,
  linkFacts,
  playedUploads,
  pinContents,
  reactionsHidesCounts,
  appeals,
  loginPlaces,
  pinsOfPicture,
  reactionsThatCount,
  linkVariants,
  variantsOfOwnSite,
  consentDespiteSignal,
  pinCreations,
  pinCreationsByTime,
  boardsWithoutNameKey,
  ownersOfLeases,
  severalProcesses,
  discoveryChanges,
  searchQueries,
  pictureLooks,
  treeOfTopics,
  seenPins,
  feedSwitches,
  topicsOfPins,
  todayArticles,
  feedDomainSwitches,
  consentLog,
  duplicates,
  experiences,
  createAnswers,
  indexesForHides,
  events,
  promotions,
  moderation,
  decidedAppeals,
  firstUseGuide,
  pictureEmbeddings,
  operatorExperiences,
  experienceSwitches,
  titlesOfReports,
  news,
  conversations,
  originalInIndexOfBoards,
  removedMessages,
  formsOfNames,
] as const satisfies readonly Migration[];

type StepWithTexts = Extract<(typeof ALL_MIGRATIONS)[number], { readonly textsOfPins: readonly string[] }>;

/** The text columns that the migrations add to `pins`. */
export type PinTextColumn = StepWithTexts['textsOfPins'][number];
