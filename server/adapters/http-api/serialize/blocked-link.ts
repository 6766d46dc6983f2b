import { parseHttpUrl } from '../../../../src/domain/links/http-url.ts';
import type { LinkVerdicts } from '../../../application/ports/web/link-verdicts.ts';

/** Nobody is sent to the site of this link. */
export function isBlockedLink(link: string, links: LinkVerdicts): boolean {
  const host = parseHttpUrl(link)?.host;
  return host === undefined || links.verdictOn(host) === 'blocked';
}
