import { isDeceptiveHost } from '../../../domain/links/deceptive-host.ts';
import { parseHttpUrl } from '../../../domain/links/http-url.ts';

/** The host of a link as it is shown: in ASCII if it may look like another host. Empty for other texts. */
export function shownHost(url: string): string {
  const host = parseHttpUrl(url)?.host ?? '';
  return isDeceptiveHost(host) ? (URL.parse(url)?.hostname ?? '') : host;
}
