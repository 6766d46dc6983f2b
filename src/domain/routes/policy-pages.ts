import { formatRoute } from './format-route.ts';
import type { NamedRoute } from './route.ts';

/** Pages that say what is expected here, and what is stored. */
const POLICY_PAGES = {
  community: { kind: 'about', topic: 'community-guidelines' },
  merchants: { kind: 'about', topic: 'merchant-guidelines' },
  cookies: { kind: 'cookie-policy' },
} as const satisfies Readonly<Record<string, NamedRoute>>;

export type PolicyPage = keyof typeof POLICY_PAGES;

/** The addresses of the operator's own pages. Those that are missing are pages of the product. */
export type OwnPolicies = Readonly<Partial<Record<PolicyPage, string>>>;

/** Where links to a policy lead: a path of this site, or the address of the operator's own page. */
export function policyAddress(page: PolicyPage, own: OwnPolicies = {}): string {
  return own[page] ?? formatRoute(POLICY_PAGES[page]);
}
