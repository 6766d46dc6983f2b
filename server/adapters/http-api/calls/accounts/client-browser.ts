import type { ClientBrowser } from '../../../../application/accounts/sessions/new-session.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import { addressGroup } from '../../core/request/ip-address.ts';

/** The browser of this request, for a new session. */
export function clientBrowser(context: CallContext): ClientBrowser {
  return {
    userAgent: context.userAgent,
    address: context.remoteAddress,
    network: addressGroup(context.remoteAddress),
    consent: context.browserConsent,
    sessionId: context.viewer.kind === 'user' ? context.viewer.session.id : null,
  };
}
