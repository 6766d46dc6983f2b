import { ATTRIBUTION_CALLS } from './ads/attribution.ts';
import { LEAD_FORM_CALLS } from './ads/lead-form.ts';
import { PROMOTION_CALLS } from './ads/promotion.ts';
import { APPEAL_CALLS } from './reports/appeal.ts';
import { BOARD_EDIT_CALLS } from './boards/board-edit.ts';
import { BOARD_CALLS } from './boards/board.ts';
import { BULK_CALLS } from './pins/bulk.ts';
import { CONVERSATION_CALLS } from './people/conversation.ts';
import { COUNTING_CALLS } from './pins/counting.ts';
import { CREDENTIAL_CALLS } from './accounts/credential.ts';
import { DUPLICATE_CALLS } from './pins/duplicates.ts';
import { EXPERIENCE_CALLS } from './people/experience.ts';
import { OPERATOR_EXPERIENCE_CALLS } from './people/operator-experience.ts';
import { EXPERIMENT_CALLS } from './experiment.ts';
import { FAVORITE_CALLS } from './pins/favorite.ts';
import { FEED_CALLS } from './feed.ts';
import { LISTING_CALLS } from './listing.ts';
import { VISUAL_SEARCH_CALLS } from './visual-search.ts';
import { FEEDBACK_CALLS } from './reports/feedback.ts';
import { FEED_TUNER_CALLS } from './people/feed-tuner.ts';
import { FOLLOW_CALLS } from './people/follow.ts';
import { ACCOUNT_CLOSING_CALLS } from './accounts/account-closing.ts';
import { NEWS_CALLS } from './people/news.ts';
import { NOTIFICATION_CALLS } from './accounts/notification.ts';
import { OFFSITE_CALLS } from './pins/offsite.ts';
import { ONBOARDING_CALLS } from './accounts/onboarding.ts';
import { PEOPLE_LIST_CALLS } from './people/people-list.ts';
import { PIN_EDIT_CALLS } from './pins/pin-edit.ts';
import { PIN_TOPIC_CALLS } from './pins/pin-topics.ts';
import { PIN_CALLS } from './pins/pin.ts';
import { PLACE_CALLS } from './place.ts';
import { MODERATION_CALLS } from './reports/moderation.ts';
import { NOOP_CALLS } from './noop.ts';
import { REACTION_CALLS } from './pins/reaction.ts';
import { REGISTER_CALLS } from './accounts/register.ts';
import { RELATED_CALLS } from './related.ts';
import { REPORT_CALLS } from './reports/report.ts';
import { SAVING_CALLS } from './pins/saving.ts';
import { SEARCH_CALLS } from './search.ts';
import { SECTION_CALLS } from './boards/section.ts';
import { SESSION_STORE_CALLS } from './accounts/session-store.ts';
import { SESSION_CALLS } from './accounts/session.ts';
import { SETTINGS_CALLS } from './accounts/settings.ts';
import { SOURCE_CHECK_CALLS } from './pins/source-check.ts';
import { SOURCE_CALLS } from './pins/source.ts';
import { SPONSORSHIP_CALLS } from './pins/sponsorship.ts';
import { STATISTICS_CALLS } from './pins/statistics.ts';
import { STORY_CALLS } from './pins/story.ts';
import { TODAY_CALLS } from './today.ts';
import { TOPIC_CALLS } from './people/topic.ts';
import { UPLOAD_CALLS } from './pins/upload.ts';
import { USER_CALLS } from './people/user.ts';

/** All declared calls, by group. One file of the server handles each group. */
export const ALL_CALLS = {
  session: SESSION_CALLS,
  register: REGISTER_CALLS,
  sessionStore: SESSION_STORE_CALLS,
  credential: CREDENTIAL_CALLS,
  user: USER_CALLS,
  settings: SETTINGS_CALLS,
  notification: NOTIFICATION_CALLS,
  news: NEWS_CALLS,
  onboarding: ONBOARDING_CALLS,
  accountClosing: ACCOUNT_CLOSING_CALLS,
  upload: UPLOAD_CALLS,
  pin: PIN_CALLS,
  story: STORY_CALLS,
  pinEdit: PIN_EDIT_CALLS,
  pinTopics: PIN_TOPIC_CALLS,
  sourceCheck: SOURCE_CHECK_CALLS,
  duplicates: DUPLICATE_CALLS,
  bulk: BULK_CALLS,
  favorite: FAVORITE_CALLS,
  reaction: REACTION_CALLS,
  feedback: FEEDBACK_CALLS,
  report: REPORT_CALLS,
  sponsorship: SPONSORSHIP_CALLS,
  appeal: APPEAL_CALLS,
  moderation: MODERATION_CALLS,
  statistics: STATISTICS_CALLS,
  counting: COUNTING_CALLS,
  offsite: OFFSITE_CALLS,
  source: SOURCE_CALLS,
  saving: SAVING_CALLS,
  board: BOARD_CALLS,
  boardEdit: BOARD_EDIT_CALLS,
  section: SECTION_CALLS,
  feed: FEED_CALLS,
  listing: LISTING_CALLS,
  feedTuner: FEED_TUNER_CALLS,
  visualSearch: VISUAL_SEARCH_CALLS,
  related: RELATED_CALLS,
  search: SEARCH_CALLS,
  follow: FOLLOW_CALLS,
  peopleList: PEOPLE_LIST_CALLS,
  conversation: CONVERSATION_CALLS,
  topic: TOPIC_CALLS,
  today: TODAY_CALLS,
  experience: EXPERIENCE_CALLS,
  operatorExperience: OPERATOR_EXPERIENCE_CALLS,
  experiment: EXPERIMENT_CALLS,
  place: PLACE_CALLS,
  noop: NOOP_CALLS,
  promotion: PROMOTION_CALLS,
  leadForm: LEAD_FORM_CALLS,
  attribution: ATTRIBUTION_CALLS,
};
