import type { ALL_CALLS } from '../../../../wire/calls/all-calls.ts';
import type { Call } from '../core/call/define-call.ts';
import { attributionCalls } from './ads/attribution-calls.ts';
import { leadFormCalls } from './ads/lead-form-calls.ts';
import { namedByAds } from './ads/named-by-ads.ts';
import { promotionCalls } from './ads/promotion-calls.ts';
import { appealCalls } from './reports/appeal-calls.ts';
import { moderationCalls } from './reports/moderation-calls.ts';
import { boardCalls } from './boards/board-calls.ts';
import { boardEditCalls } from './boards/board-edit-calls.ts';
import { duplicateCalls } from './pins/duplicate-calls.ts';
import { bulkCalls } from './pins/bulk-calls.ts';
import type { CallDeps } from './call-deps.ts';
import { experienceCalls } from './people/experience-calls.ts';
import { operatorExperienceCalls } from './people/operator-experience-calls.ts';
import { experimentCalls } from './experiment-calls.ts';
import { favoriteCalls } from './pins/favorite-calls.ts';
import { credentialCalls } from './accounts/credential-calls.ts';
import { feedCalls } from './feed-calls.ts';
import { listingCalls } from './listing-calls.ts';
import { feedTunerCalls } from './people/feed-tuner-calls.ts';
import { followCalls } from './people/follow-calls.ts';
import { accountClosingCalls } from './accounts/account-closing-calls.ts';
import { newsCalls } from './people/news-calls.ts';
import { notificationCalls } from './accounts/notification-calls.ts';
import { onboardingCalls } from './accounts/onboarding-calls.ts';
import { peopleListCalls } from './people/people-list-calls.ts';
import { pinCalls } from './pins/pin-calls.ts';
import { pinTopicCalls } from './pins/pin-topic-calls.ts';
import { pinEditCalls } from './pins/pin-edit-calls.ts';
import { placeCalls } from './place-calls.ts';
import { noopCalls } from './noop-calls.ts';
import { reactionCalls } from './pins/reaction-calls.ts';
import { feedbackCalls } from './reports/feedback-calls.ts';
import { reportCalls } from './reports/report-calls.ts';
import { sponsorshipCalls } from './pins/sponsorship-calls.ts';
import { statisticsCalls } from './pins/statistics-calls.ts';
import { conversationCalls } from './people/conversation-calls.ts';
import { countingCalls } from './pins/counting-calls.ts';
import { offsiteCalls } from './pins/offsite-calls.ts';
import { relatedCalls } from './related-calls.ts';
import { visualSearchCalls } from './visual-search-calls.ts';
import { registerCalls } from './accounts/register-calls.ts';
import { savingCalls } from './pins/saving-calls.ts';
import { searchCalls } from './search/search-calls.ts';
import { sectionCalls } from './boards/section-calls.ts';
import { sessionStoreCalls } from './accounts/session-store-calls.ts';
import { sessionCalls } from './accounts/session-calls.ts';
import { settingsCalls } from './accounts/settings-calls.ts';
import { sourceCheckCalls } from './pins/source-check-calls.ts';
import { sourceCalls } from './pins/source-calls.ts';
import { storyCalls } from './pins/story-calls.ts';
import { todayCalls } from './today-calls.ts';
import { topicCalls } from './people/topic-calls.ts';
import { uploadCalls } from './pins/upload-calls.ts';
import { userCalls } from './people/user-calls.ts';

/** The handlers of each declared group of calls; the compiler requires all of them. */
type AnsweredGroups = { readonly [Group in keyof typeof ALL_CALLS]: readonly Call[] };

/** Every call that this server answers. */
export function catalogue(deps: CallDeps): readonly Call[] {
  const groups: AnsweredGroups = {
    session: sessionCalls(deps),
    register: registerCalls(deps),
    sessionStore: sessionStoreCalls(deps),
    credential: credentialCalls(deps),
    user: userCalls(deps),
    settings: settingsCalls(deps),
    notification: notificationCalls(deps),
    news: newsCalls(deps),
    onboarding: onboardingCalls(deps),
    accountClosing: accountClosingCalls(deps),
    upload: uploadCalls(deps),
    pin: pinCalls(deps),
    story: storyCalls(deps),
    pinEdit: pinEditCalls(deps),
    pinTopics: pinTopicCalls(deps),
    sourceCheck: sourceCheckCalls(deps),
    duplicates: duplicateCalls(deps),
    bulk: bulkCalls(deps),
    favorite: favoriteCalls(deps),
    reaction: reactionCalls(deps),
    feedback: feedbackCalls(deps),
    report: reportCalls(deps),
    sponsorship: sponsorshipCalls(deps),
    appeal: appealCalls(deps),
    moderation: moderationCalls(deps),
    statistics: statisticsCalls(deps),
    counting: countingCalls(deps),
    offsite: offsiteCalls(deps),
    source: sourceCalls(deps),
    saving: savingCalls(deps),
    board: boardCalls(deps),
    boardEdit: boardEditCalls(deps),
    section: sectionCalls(deps),
    feed: feedCalls(deps),
    listing: listingCalls(deps),
    feedTuner: feedTunerCalls(deps),
    related: relatedCalls(deps),
    visualSearch: visualSearchCalls(deps),
    search: searchCalls(deps),
    follow: followCalls(deps),
    peopleList: peopleListCalls(deps),
    conversation: conversationCalls(deps),
    topic: topicCalls(deps),
    today: todayCalls(deps),
    experience: experienceCalls(deps),
    operatorExperience: operatorExperienceCalls(deps),
    experiment: experimentCalls(deps),
    place: placeCalls(deps),
    noop: noopCalls(),
    promotion: promotionCalls(deps),
    leadForm: leadFormCalls(deps),
    attribution: attributionCalls(),
  };
  const { ads } = deps;
  if (ads === null) return Object.values(groups).flat();
  // What counts for an ad, and what for its pin, these tell apart themselves.
  const { counting, offsite, ...others } = groups;
  const named = Object.values(others).flat();
  const { server, managePromotions } = ads;
  const findOwn = managePromotions.find.bind(managePromotions);
  return [...named.map((call) => namedByAds(call, server, findOwn)), ...counting, ...offsite];
}
