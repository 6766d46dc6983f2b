import type { ClickSituation } from '../../../domain/pins/clickthrough.ts';
import { hasPrivacySignal } from '../../base/privacy-signal.ts';
import type { ContextStore } from '../../base/stores/context-store.ts';

/** What decides which of the addresses of a pin a click opens. */
export function clickSituation({
  current,
}: Pick<ContextStore, 'current'>): Omit<ClickSituation, 'isPromoted'> {
  return {
    isMobile: /Mobi/.test(navigator.userAgent),
    allowsMarketing: current.consent.marketing && !hasPrivacySignal(),
  };
}
