import type { Call } from '../core/define-call.ts';
import { boardCalls } from './board-calls.ts';
import type { CallDeps } from './call-deps.ts';
import { feedCalls } from './feed-calls.ts';
import { followCalls } from './follow-calls.ts';
import { peopleListCalls } from './people-list-calls.ts';
import { pinCalls } from './pin-calls.ts';
import { placeCalls } from './place-calls.ts';
import { registerCalls } from './register-calls.ts';
import { sessionCalls } from './session-calls.ts';
import { settingsCalls } from './settings-calls.ts';
import { userCalls } from './user-calls.ts';

/** Every call that this server answers. */
export function catalogue(deps: CallDeps): readonly Call[] {
  return [
    ...sessionCalls(deps),
    ...registerCalls(deps),
    ...userCalls(deps),
    ...settingsCalls(deps),
    ...pinCalls(deps),
    ...boardCalls(deps),
    ...feedCalls(deps),
    ...followCalls(deps),
    ...peopleListCalls(deps),
    ...placeCalls(),
  ];
}
