import { NOOP_CALLS } from '../../../../wire/calls/noop.ts';
import { implementCalls, OK, type Call } from '../core/call/define-call.ts';

/** Calls of known clients that this server accepts without storing anything; they return no data. */
export function noopCalls(): readonly Call[] {
  return implementCalls(NOOP_CALLS, {
    trackSignup: () => ({ data: OK }),
    orientation: () => ({ data: OK }),
    recentStories: () => ({ data: [] }),
  });
}
