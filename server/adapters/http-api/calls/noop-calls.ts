import { NOOP_CALLS } from '../../../../wire/calls/noop.ts';
import { implementCalls, OK, type Call } from '../core/call/define-call.ts';

/** What clients report on their way in, and ask for besides. Nothing of it is kept here, so nothing comes back. */
export function noopCalls(): readonly Call[] {
  return implementCalls(NOOP_CALLS, {
    trackSignup: () => ({ data: OK }),
    orientation: () => ({ data: OK }),
    recentStories: () => ({ data: [] }),
  });
}
