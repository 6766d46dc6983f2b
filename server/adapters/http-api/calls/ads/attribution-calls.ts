import { ATTRIBUTION_CALLS } from '../../../../../wire/calls/ads/attribution.ts';
import { implementCalls, OK, type Call } from '../../core/call/define-call.ts';

/**
 * Registers clicks and views of ads with the browser's Attribution Reporting API, if the person allows marketing.
 * Nothing is stored.
 */
export function attributionCalls(): readonly Call[] {
  return implementCalls(ATTRIBUTION_CALLS, {
    attributionSource: (context, { source_event_id, destination, expiry, priority }) => {
      const { consent, globalPrivacyControl } = context;
      const source = { source_event_id, destination, expiry: String(expiry), priority: String(priority) };
      const isAllowed = consent.marketing && !globalPrivacyControl;
      const answer = { data: OK, noContent: true };
      if (!isAllowed) return answer;
      return { ...answer, headers: { 'Attribution-Reporting-Register-Source': JSON.stringify(source) } };
    },
  });
}
