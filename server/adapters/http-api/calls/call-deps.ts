import type { UserId } from '../../../../src/domain/ids/ids.ts';
import { publicCardFieldsCache } from '../serialize/pin-card-to-wire.ts';
import { publicPinFieldsCache } from '../serialize/public-pin-fields.ts';
import { ReadUser } from '../../../application/accounts/read-user.ts';
import { ReadViewer } from '../../../application/accounts/read-viewer.ts';
import { ChooseBoard } from '../../../application/boards/choose-board.ts';
import { CreateBoard } from '../../../application/boards/create-board.ts';
import { ArchiveOrDeleteBoard } from '../../../application/boards/archive-or-delete-board.ts';
import { ListBoards } from '../../../application/boards/list-boards.ts';
import { OrderBoards } from '../../../application/boards/order-boards.ts';
import { ReadBoard } from '../../../application/boards/read-board.ts';
import { UpdateBoard } from '../../../application/boards/update-board.ts';
import { KeepConversations } from '../../../application/conversations/keep-conversations.ts';
import { ReadConversations } from '../../../application/conversations/read-conversations.ts';
import { SendMessage } from '../../../application/conversations/send-message.ts';
import { DeliverExperiences } from '../../../application/experiences/deliver-experiences.ts';
import { MarkExperience } from '../../../application/experiences/mark-experience.ts';
import { AssignExperimentGroups } from '../../../application/experiments/assign-experiment-groups.ts';
import { ReadIndexState } from '../../../application/discovery/read-index-state.ts';
import { BoardFeed } from '../../../application/feeds/board-feed.ts';
import { BoardsOfPin } from '../../../application/feeds/boards-of-pin.ts';
import { ColorsOfPin } from '../../../application/feeds/colors-of-pin.ts';
import { ListingFeed } from '../../../application/feeds/listing-feed.ts';
import { HomeFeed } from '../../../application/feeds/home-feed.ts';
import { RelatedFeed } from '../../../application/feeds/related-feed.ts';
import { VisualSearch } from '../../../application/feeds/visual-search.ts';
import { TopicFeed } from '../../../application/feeds/topic-feed.ts';
import { UserPins } from '../../../application/feeds/user-pins.ts';
import { FollowTopic } from '../../../application/follows/follow-topic.ts';
import { ListFollowedTopics } from '../../../application/follows/list-followed-topics.ts';
import { ChangeNews } from '../../../application/news/change-news.ts';
import { ReadNews } from '../../../application/news/read-news.ts';
import { CopyPins } from '../../../application/pins/copy-pins.ts';
import { CreatePin } from '../../../application/pins/create-pin.ts';
import { DeletePin } from '../../../application/pins/delete-pin.ts';
import { DeletePins } from '../../../application/pins/delete-pins.ts';
import { FindOwnMatches } from '../../../application/pins/find-own-matches.ts';
import { AnswerOnboarding } from '../../../application/onboarding/answer-onboarding.ts';
import { ReadOnboarding } from '../../../application/onboarding/read-onboarding.ts';
import { FavoritePin } from '../../../application/pins/favorite-pin.ts';
import { FindDuplicates } from '../../../application/duplicates/find-duplicates.ts';
import { KeepApart } from '../../../application/duplicates/keep-apart.ts';
import { MergeDuplicates } from '../../../application/duplicates/merge-duplicates.ts';
import { UndoMerge } from '../../../application/duplicates/undo-merge.ts';
import { MovePins } from '../../../application/pins/move-pins.ts';
import { CorrectTopics } from '../../../application/pins/correct-topics.ts';
import { ReadPinTopics } from '../../../application/pins/read-pin-topics.ts';
import { ReadPin } from '../../../application/pins/read-pin.ts';
import { UpdatePin } from '../../../application/pins/update-pin.ts';
import { ReactToPin } from '../../../application/reactions/react-to-pin.ts';
import { HidePin } from '../../../application/feedback/hide-pin.ts';
import { UnfollowSource } from '../../../application/feedback/unfollow-source.ts';
import { AnswerSponsorship } from '../../../application/sponsorships/answer-sponsorship.ts';
import { NoteSeenPins } from '../../../application/statistics/note-seen-pins.ts';
import { ReadOwnStatistics } from '../../../application/statistics/read-own-statistics.ts';
import { ReadPinStatistics } from '../../../application/statistics/read-pin-statistics.ts';
import { ListActivity } from '../../../application/statistics/list-activity.ts';
import { SavePin } from '../../../application/saving/save-pin.ts';
import { RecentQueries } from '../../../application/search/recent-queries.ts';
import { OwnSynonyms } from '../../../application/search/own-synonyms.ts';
import { Search } from '../../../application/search/search.ts';
import { TopicNames } from '../../../application/topics/topic-names.ts';
import { Suggest } from '../../../application/search/suggest.ts';
import { CreateSection } from '../../../application/sections/create-section.ts';
import { EditSection } from '../../../application/sections/edit-section.ts';
import { ReadSections } from '../../../application/sections/read-sections.ts';
import { ReadUserState } from '../../../application/settings/read-user-state.ts';
import { WriteUserState } from '../../../application/settings/write-user-state.ts';
import { DecideOnCookies } from '../../../application/consent/decide-on-cookies.ts';
import { UpdateSettings } from '../../../application/settings/update-settings.ts';
import { NameRemotePicture } from '../../../application/sources/name-remote-picture.ts';
import { previewAddress } from '../../../application/sources/preview-address.ts';
import { ReadSource } from '../../../application/sources/read-source.ts';
import { ListFeedSources } from '../../../application/tuner/list-feed-sources.ts';
import { SwitchFeedSource } from '../../../application/tuner/switch-feed-source.ts';
import { ListTopics } from '../../../application/topics/list-topics.ts';
import { ReadPublicActivity } from '../../../application/topics/public-activity.ts';
import { ReadExplore } from '../../../application/feeds/read-explore.ts';
import { ReadSitemaps } from '../../../application/sitemaps/read-sitemaps.ts';
import { ReadToday } from '../../../application/today/read-today.ts';
import { ReadTopics } from '../../../application/topics/read-topics.ts';
import { AnnounceUploads } from '../../../application/videos/announce-uploads.ts';
import { ReadUploads } from '../../../application/videos/read-uploads.ts';
import { adUseCases } from './ads/ad-use-cases.ts';
import { accountCallDepsOn } from './accounts/account-call-deps.ts';
import { followCallDepsOn } from './people/follow-call-deps.ts';
import { moderationCallDepsOn } from './reports/moderation-call-deps.ts';
import { operatorExperienceUseCases } from './people/operator-experience-use-cases.ts';
import { normalizedNames } from './normalized-names.ts';
import type { BaseDeps } from './base-deps.ts';

/** The use-cases and serializer dependencies of all calls. */
export type CallDeps = ReturnType<typeof callDepsOn>;

/** Builds every use-case that a call runs. */
export function callDepsOn(on: BaseDeps) {
  const { configuration, store, secrets, ids, clock, timer, removed } = on;
  const readBoard = new ReadBoard({ store });
  const listTopics = new ListTopics({ store, index: on.discovery });
  const publicActivity = new ReadPublicActivity({ feeds: store.feeds, index: on.discovery, clock, timer });
  const recentQueries = new RecentQueries({ store, clock });
  const topicNames = new TopicNames();
  const readPin = new ReadPin({ store, clock });
  const findDuplicates = new FindDuplicates({ store, clock, timer });
  return {
    ...accountCallDepsOn(on),
    ...followCallDepsOn(on),
    ...moderationCallDepsOn(on),
    languages: on.languages,
    readUser: new ReadUser({ store }),
    readViewer: new ReadViewer({ store }),
    experienceCounts: on.experienceCounts,
    deliverExperiences: new DeliverExperiences(on),
    markExperience: new MarkExperience(on),
    liveExperiences: on.experiences,
    operatorExperiences: operatorExperienceUseCases(on),
    readUserState: new ReadUserState({ store }),
    writeUserState: new WriteUserState({ store }),
    decideOnCookies: new DecideOnCookies({ store, log: on.consentLog }),
    updateSettings: new UpdateSettings({
      store,
      operators: normalizedNames(configuration.operators),
      consentLog: on.consentLog,
      ads: on.ads,
    }),
    createBoard: new CreateBoard({ store, ids, clock }),
    readBoard,
    listBoards: new ListBoards({ store }),
    updateBoard: new UpdateBoard({ store }),
    endBoard: new ArchiveOrDeleteBoard({ store }),
    orderBoards: new OrderBoards({ store, clock }),
    chooseBoard: new ChooseBoard({ store, clock }),
    createSection: new CreateSection({ store, ids, clock }),
    editSection: new EditSection({ store }),
    readSections: new ReadSections({ store, readBoard }),
    announceUploads: new AnnounceUploads({
      store,
      secrets,
      ids,
      clock,
      quota: on.quota,
    }),
    readUploads: new ReadUploads({ store }),
    createPin: new CreatePin({
      store,
      storeUpload: on.storeUpload,
      web: on.web,
      recent: on.recent,
      removed,
      ids,
      clock,
    }),
    readSource: new ReadSource({
      web: on.web,
      pages: on.pages,
      recent: on.recent,
      logger: on.logger,
    }),
    /** The address of a thumbnail of a picture on another site. */
    previewOf: (userId: UserId, url: string) => previewAddress(secrets, userId, url),
    readPin,
    findOwnMatches: new FindOwnMatches({ store, clock }),
    findDuplicates,
    mergeDuplicates: new MergeDuplicates({ store, ids, clock, findDuplicates }),
    undoMerge: new UndoMerge({ store, clock }),
    keepApart: new KeepApart({ store, ids, clock }),
    nameRemotePicture: new NameRemotePicture({ web: on.web, pictures: on.pictures, secrets, clock }),
    updatePin: new UpdatePin({ store, ads: on.ads, recent: on.recent, ids, clock }),
    correctTopics: new CorrectTopics({ store, clock }),
    readPinTopics: new ReadPinTopics({ store, clock }),
    deletePin: new DeletePin({ store, clock }),
    movePins: new MovePins({ store, clock }),
    copyPins: new CopyPins({ store, ids, clock, removed }),
    deletePins: new DeletePins({ store, clock }),
    savePin: new SavePin({ store, ids, clock, removed }),
    favoritePin: new FavoritePin({ store, ids, clock }),
    reactToPin: new ReactToPin({ store, ids, clock }),
    hidePin: new HidePin({ store, clock }),
    readNews: new ReadNews({ store, clock }),
    changeNews: new ChangeNews({ store }),
    unfollowSource: new UnfollowSource({ store, clock }),
    answerSponsorship: new AnswerSponsorship({ store, clock }),
    takeBatches: on.takeBatches,
    limitCounts: on.limitCounts,
    /** The id of a batch whose client has chosen none: 52 random bits. */
    newBatchId: () => Number.parseInt(secrets.randomHex(7).slice(0, 13), 16) || 1,
    ads: adUseCases(on),
    noteSeenPins: new NoteSeenPins({ store, clock }),
    readPinStatistics: new ReadPinStatistics({ store, clock }),
    readOwnStatistics: new ReadOwnStatistics({ store, clock }),
    listActivity: new ListActivity({ store, clock }),
    homeFeed: new HomeFeed({ store, discovery: on.discovery, clock }),
    boardsOfPin: new BoardsOfPin({ store, discovery: on.discovery, readPin }),
    colorsOfPin: new ColorsOfPin({ store, readPin }),
    relatedFeed: new RelatedFeed({ store, discovery: on.discovery, readPin, clock }),
    visualSearch: new VisualSearch({
      store,
      discovery: on.discovery,
      media: on.media,
      pictures: on.pictures,
      embedder: on.embedder,
      readPin,
      clock,
    }),
    boardFeed: new BoardFeed({ store }),
    userPins: new UserPins({ store }),
    search: new Search({
      store,
      discovery: on.discovery,
      recent: recentQueries,
      synonyms: new OwnSynonyms(on.synonyms),
      topicNames,
    }),
    suggest: new Suggest({ store, discovery: on.discovery, recent: recentQueries, topicNames }),
    topicNames,
    recentQueries,
    sendMessage: new SendMessage({ store, ids, clock }),
    readConversations: new ReadConversations({ store, clock }),
    keepConversations: new KeepConversations({ store }),
    followTopic: new FollowTopic({ store, clock }),
    apps: configuration,
    readOnboarding: new ReadOnboarding({ store, index: on.discovery, clock }),
    answerOnboarding: new AnswerOnboarding({ store, clock }),
    listFollowedTopics: new ListFollowedTopics({ store }),
    readSitemaps: new ReadSitemaps({ sitemaps: store.sitemaps, listTopics, clock }),
    readToday: new ReadToday({ store, clock }),
    readTopics: new ReadTopics({ store }),
    listTopics,
    readExplore: new ReadExplore({ store, listTopics, activity: publicActivity }),
    listingFeed: new ListingFeed({ store, index: on.discovery }),
    readIndexState: new ReadIndexState({ index: on.discovery, clock }),
    listFeedSources: new ListFeedSources({ store, listTopics }),
    switchFeedSource: new SwitchFeedSource({ store, listTopics, clock }),
    topicFeed: new TopicFeed({ store, index: on.discovery }),
    assignExperimentGroups: new AssignExperimentGroups({ experiments: on.experiments }),
    writing: {
      pinFieldsCache: publicPinFieldsCache(secrets),
      cardFieldsCache: publicCardFieldsCache(secrets),
      links: on.links,
      offersAds: on.ads !== null,
      employees: normalizedNames(configuration.employees),
      verifiedMerchants: normalizedNames(configuration.verifiedMerchants),
    },
  };
}
