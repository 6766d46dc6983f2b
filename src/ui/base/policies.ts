import { policyAddress, type OwnPolicies, type PolicyPage } from '../../domain/routes/policy-pages.ts';
import { useApp } from './app-context.ts';
import type { PageDataKey } from './stores/page-data-store.ts';

/** The operator's own pages; undefined without any. */
export const OWN_POLICIES: PageDataKey<OwnPolicies> = 'policies';

/** Where links to a policy lead on this site. */
export function usePolicyAddress(page: PolicyPage): string {
  return policyAddress(page, useApp().stores.pageData.find(OWN_POLICIES));
}
