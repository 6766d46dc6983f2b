import { contentField, finding, type LintFinding } from '../../authoring/lint-finding.ts';
import { parseRoute } from '../../../routes/parse-route.ts';
import { routeFacts } from '../../../routes/route-facts.ts';
import { splitAddress } from '../../../routes/split-address.ts';
import { safeHref } from '../safe-href.ts';

/** What is wrong with the address of a link: it is unsafe, or leads to a page that does not exist. */
export function linkFindings(name: string, href: string): readonly LintFinding[] {
  const field = contentField(name);
  const safe = safeHref(href);
  if (safe === undefined) return [finding(field, 'link-unsafe', { link: href })];
  if (!safe.startsWith('/'))
    return /^http:/i.test(safe) ? [finding(field, 'link-not-https', { link: safe })] : [];
  const state = pageState(safe);
  if (state === 'known') return [];
  return [finding(field, state === 'unknown' ? 'link-unknown' : 'link-not-ready', { link: safe })];
}

/** Whether an address of this site leads to a page. */
export function pageState(path: string): 'known' | 'unknown' | 'not-ready' {
  const { route } = parseRoute(splitAddress(path));
  if (route.kind === 'not-found') return 'unknown';
  return routeFacts(route).ready ? 'known' : 'not-ready';
}
