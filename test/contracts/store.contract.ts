import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { Store } from '../../server/application/ports/store.ts';
import { describeChangedBoards } from './store-board-changes.ts';
import { describeAccountRemoval } from './store-account-removal.ts';
import { describeStoredBoardLists } from './store-board-lists.ts';
import { describeStoredBoards } from './store-boards.ts';
import { describeStoredEvents } from './store-events.ts';
import { describeStoredFeeds } from './store-feeds.ts';
import { describeConsentLog } from './store-consent-log.ts';
import { describeStoredExperiences } from './store-experiences.ts';
import { describeFeedSwitches } from './store-feed-switches.ts';
import { describeStoredFollows } from './store-follows.ts';
import { describeDuplicates } from './store-duplicates.ts';
import { describeStoredHome } from './store-home.ts';
import { describeStoredJobs } from './store-jobs.ts';
import { describeStoredLinkFacts } from './store-link-facts.ts';
import { describeFollowedFeed } from './store-followed-feed.ts';
import { describePictureRepeats } from './store-picture-repeats.ts';
import { describeStoredDiscovery } from './store-discovery.ts';
import { describeOwnMarks } from './store-own-marks.ts';
import { describeOwnMatches } from './store-own-matches.ts';
import { describeOpenStore } from './store-opening.ts';
import { describeStoredMails } from './store-mails.ts';
import { describeEmbeddings } from './store-embeddings.ts';
import { describeStoredPictures } from './store-pictures.ts';
import { describeChangedPins } from './store-pin-changes.ts';
import { describePinContents } from './store-pin-contents.ts';
import { describePinTopics } from './store-pin-topics.ts';
import { describePinCreations } from './store-pin-creations.ts';
import { describeStoredPins } from './store-pins.ts';
import { describeStoredReactions } from './store-reactions.ts';
import { describeStoredHides } from './store-hides.ts';
import { describeStoredArticles } from './store-today.ts';
import { describeStoredReports } from './store-reports.ts';
import { describeStoredAppeals } from './store-appeals.ts';
import { describeStoredModeration } from './store-moderation.ts';
import { describeStoredSponsorships } from './store-sponsorships.ts';
import { describeStoredPromotions } from './store-promotions.ts';
import { describeStoredPinCounts } from './store-pin-counts.ts';
import { describeStoredSearch } from './store-search.ts';
import { describeSitemaps } from './store-sitemaps.ts';
import { describeStoredSections } from './store-sections.ts';
import { describeStoredSessions } from './store-sessions.ts';
import { describeTransactions } from './store-transactions.ts';
import { describeStoredTopics } from './store-topics.ts';
import { describeStoredUsers } from './store-users.ts';
import { describeStoredValues } from './store-values.ts';
import { describeStoredVideos } from './store-videos.ts';
import { StoreWorld } from './store-world.ts';

/** An open store and ways to empty it and to let it go. */
export type StoreSubject = {
  readonly store: Store;
  readonly truncate: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Proves that an adapter keeps the promises of the port. It is opened once and emptied before each test. */
export function describeStore(name: string, open: () => Promise<StoreSubject>): void {
  describe(`store: ${name}`, () => {
    const world = new StoreWorld();
    let subject: StoreSubject;

    beforeAll(async () => {
      subject = await open();
      world.use(subject.store);
    });
    beforeEach(() => subject.truncate());
    afterAll(() => subject.close());

    describeOpenStore(world, open);
    describeTransactions(world);
    describeStoredValues(world);
    describeStoredUsers(world);
    describeStoredSessions(world);
    describeStoredBoards(world);
    describeStoredBoardLists(world);
    describeChangedBoards(world);
    describeStoredSections(world);
    describeStoredPins(world);
    describeChangedPins(world);
    describePinContents(world);
    describePinCreations(world);
    describeOwnMarks(world);
    describeStoredReactions(world);
    describeStoredHides(world);
    describeStoredArticles(world);
    describeStoredReports(world);
    describeStoredAppeals(world);
    describeStoredModeration(world);
    describeStoredSponsorships(world);
    describeStoredPromotions(world);
    describeStoredPinCounts(world);
    describeStoredEvents(world);
    describeStoredExperiences(world);
    describeConsentLog(world);
    describeOwnMatches(world);
    describeDuplicates(world);
    describeStoredPictures(world);
    describeEmbeddings(world);
    describeStoredVideos(world);
    describeStoredDiscovery(world);
    describeStoredFeeds(world);
    describeStoredSearch(world);
    describeSitemaps(world);
    describeFollowedFeed(world);
    describePictureRepeats(world);
    describeStoredFollows(world);
    describeFeedSwitches(world);
    describeStoredTopics(world);
    describePinTopics(world);
    describeStoredMails(world);
    describeStoredHome(world);
    describeStoredJobs(world);
    describeStoredLinkFacts(world);
    describeAccountRemoval(world);
  });
}
