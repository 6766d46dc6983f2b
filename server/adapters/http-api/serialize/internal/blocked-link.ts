import { parseHttpUrl } from '../../../../../src/domain/links/http-url.ts';
import type { LinkVerdicts } from '../../../../application/ports/web/link-verdicts.ts';

/** Whether the link leads to a blocked site, or is invalid. */
export function isBlockedLink(link: string, links: LinkVerdicts): boolean {
  const host = parseHttpUrl(link)?.host;
  return host === undefined || links.verdictOn(host) === 'blocked';
}
