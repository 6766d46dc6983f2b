import { APPEAL_CALLS } from './appeal.ts';
import { BOARD_EDIT_CALLS } from './board-edit.ts';
import { BOARD_CALLS } from './board.ts';
import { BULK_CALLS } from './bulk.ts';
import { COUNTING_CALLS } from './counting.ts';
import { CREDENTIAL_CALLS } from './credential.ts';
import { EXPERIMENT_CALLS } from './experiment.ts';
import { FAVORITE_CALLS } from './favorite.ts';
import { FEED_CALLS } from './feed.ts';
import { FEEDBACK_CALLS } from './feedback.ts';
import { FOLLOW_CALLS } from './follow.ts';
import { LEAVING_CALLS } from './leaving.ts';
import { NOTIFICATION_CALLS } from './notification.ts';
import { PEOPLE_LIST_CALLS } from './people-list.ts';
import { PIN_EDIT_CALLS } from './pin-edit.ts';
import { PIN_CALLS } from './pin.ts';
import { PLACE_CALLS } from './place.ts';
import { QUIET_CALLS } from './quiet.ts';
import { REACTION_CALLS } from './reaction.ts';
import { REGISTER_CALLS } from './register.ts';
import { REPORT_CALLS } from './report.ts';
import { SAVING_CALLS } from './saving.ts';
import { SECTION_CALLS } from './section.ts';
import { SESSION_STORE_CALLS } from './session-store.ts';
import { SESSION_CALLS } from './session.ts';
import { SETTINGS_CALLS } from './settings.ts';
import { SOURCE_CHECK_CALLS } from './source-check.ts';
import { SOURCE_CALLS } from './source.ts';
import { SPONSORSHIP_CALLS } from './sponsorship.ts';
import { STATISTICS_CALLS } from './statistics.ts';
import { STORY_CALLS } from './story.ts';
import { TOPIC_CALLS } from './topic.ts';
import { UPLOAD_CALLS } from './upload.ts';
import { USER_CALLS } from './user.ts';

/** Every declared call, by group. Each group is answered by one file of the server. */
export const ALL_CALLS = {
  session: SESSION_CALLS,
  register: REGISTER_CALLS,
  sessionStore: SESSION_STORE_CALLS,
  credential: CREDENTIAL_CALLS,
  user: USER_CALLS,
  settings: SETTINGS_CALLS,
  notification: NOTIFICATION_CALLS,
  leaving: LEAVING_CALLS,
  upload: UPLOAD_CALLS,
  pin: PIN_CALLS,
  story: STORY_CALLS,
  pinEdit: PIN_EDIT_CALLS,
  sourceCheck: SOURCE_CHECK_CALLS,
  bulk: BULK_CALLS,
  favorite: FAVORITE_CALLS,
  reaction: REACTION_CALLS,
  feedback: FEEDBACK_CALLS,
  report: REPORT_CALLS,
  sponsorship: SPONSORSHIP_CALLS,
  appeal: APPEAL_CALLS,
  statistics: STATISTICS_CALLS,
  counting: COUNTING_CALLS,
  source: SOURCE_CALLS,
  saving: SAVING_CALLS,
  board: BOARD_CALLS,
  boardEdit: BOARD_EDIT_CALLS,
  section: SECTION_CALLS,
  feed: FEED_CALLS,
  follow: FOLLOW_CALLS,
  peopleList: PEOPLE_LIST_CALLS,
  topic: TOPIC_CALLS,
  experiment: EXPERIMENT_CALLS,
  place: PLACE_CALLS,
  quiet: QUIET_CALLS,
};
