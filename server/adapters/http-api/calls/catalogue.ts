import type { Call } from '../core/define-call.ts';
import { appealCalls } from './appeal-calls.ts';
import { boardCalls } from './board-calls.ts';
import { boardEditCalls } from './board-edit-calls.ts';
import { bulkCalls } from './bulk-calls.ts';
import type { CallDeps } from './call-deps.ts';
import { experimentCalls } from './experiment-calls.ts';
import { favoriteCalls } from './favorite-calls.ts';
import { credentialCalls } from './credential-calls.ts';
import { feedCalls } from './feed-calls.ts';
import { followCalls } from './follow-calls.ts';
import { leavingCalls } from './leaving-calls.ts';
import { notificationCalls } from './notification-calls.ts';
import { peopleListCalls } from './people-list-calls.ts';
import { pinCalls } from './pin-calls.ts';
import { pinEditCalls } from './pin-edit-calls.ts';
import { placeCalls } from './place-calls.ts';
import { quietCalls } from './quiet-calls.ts';
import { reactionCalls } from './reaction-calls.ts';
import { feedbackCalls } from './feedback-calls.ts';
import { reportCalls } from './report-calls.ts';
import { sponsorshipCalls } from './sponsorship-calls.ts';
import { statisticsCalls } from './statistics-calls.ts';
import { countingCalls } from './counting-calls.ts';
import { registerCalls } from './register-calls.ts';
import { savingCalls } from './saving-calls.ts';
import { sectionCalls } from './section-calls.ts';
import { sessionStoreCalls } from './session-store-calls.ts';
import { sessionCalls } from './session-calls.ts';
import { settingsCalls } from './settings-calls.ts';
import { sourceCheckCalls } from './source-check-calls.ts';
import { sourceCalls } from './source-calls.ts';
import { storyCalls } from './story-calls.ts';
import { topicCalls } from './topic-calls.ts';
import { uploadCalls } from './upload-calls.ts';
import { userCalls } from './user-calls.ts';

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
