import type { Call } from '../core/call/define-call.ts';
import { appealCalls } from './reports/appeal-calls.ts';
import { boardCalls } from './boards/board-calls.ts';
import { boardEditCalls } from './boards/board-edit-calls.ts';
import { bulkCalls } from './pins/bulk-calls.ts';
import type { CallDeps } from './call-deps.ts';
import { experimentCalls } from './experiment-calls.ts';
import { favoriteCalls } from './pins/favorite-calls.ts';
import { credentialCalls } from './accounts/credential-calls.ts';
import { feedCalls } from './feed-calls.ts';
import { followCalls } from './people/follow-calls.ts';
import { leavingCalls } from './accounts/leaving-calls.ts';
import { notificationCalls } from './accounts/notification-calls.ts';
import { peopleListCalls } from './people/people-list-calls.ts';
import { pinCalls } from './pins/pin-calls.ts';
import { pinEditCalls } from './pins/pin-edit-calls.ts';
import { placeCalls } from './place-calls.ts';
import { quietCalls } from './quiet-calls.ts';
import { reactionCalls } from './pins/reaction-calls.ts';
import { feedbackCalls } from './reports/feedback-calls.ts';
import { reportCalls } from './reports/report-calls.ts';
import { sponsorshipCalls } from './pins/sponsorship-calls.ts';
import { statisticsCalls } from './pins/statistics-calls.ts';
import { countingCalls } from './pins/counting-calls.ts';
import { registerCalls } from './accounts/register-calls.ts';
import { savingCalls } from './pins/saving-calls.ts';
import { sectionCalls } from './boards/section-calls.ts';
import { sessionStoreCalls } from './accounts/session-store-calls.ts';
import { sessionCalls } from './accounts/session-calls.ts';
import { settingsCalls } from './accounts/settings-calls.ts';
import { sourceCheckCalls } from './pins/source-check-calls.ts';
import { sourceCalls } from './pins/source-calls.ts';
import { storyCalls } from './pins/story-calls.ts';
import { topicCalls } from './people/topic-calls.ts';
import { uploadCalls } from './pins/upload-calls.ts';
import { userCalls } from './people/user-calls.ts';

/** Every call that this server answers. */
export function catalogue(deps: CallDeps): readonly Call[] {
  return [
    ...sessionCalls(deps),
    ...registerCalls(deps),
    ...sessionStoreCalls(deps),
    ...credentialCalls(deps),
    ...userCalls(deps),
    ...settingsCalls(deps),
    ...notificationCalls(deps),
    ...leavingCalls(deps),
    ...uploadCalls(deps),
    ...pinCalls(deps),
    ...storyCalls(deps),
    ...pinEditCalls(deps),
    ...sourceCheckCalls(deps),
    ...bulkCalls(deps),
    ...favoriteCalls(deps),
    ...reactionCalls(deps),
    ...feedbackCalls(deps),
    ...reportCalls(deps),
    ...sponsorshipCalls(deps),
    ...appealCalls(deps),
    ...statisticsCalls(deps),
    ...countingCalls(deps),
    ...sourceCalls(deps),
    ...savingCalls(deps),
    ...boardCalls(deps),
    ...boardEditCalls(deps),
    ...sectionCalls(deps),
    ...feedCalls(deps),
    ...followCalls(deps),
    ...peopleListCalls(deps),
    ...topicCalls(deps),
    ...experimentCalls(deps),
    ...placeCalls(),
    ...quietCalls(),
  ];
}
