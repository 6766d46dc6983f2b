import { isDeceptiveHost } from '../../../../../src/domain/links/deceptive-host.ts';
import { parseHttpUrl } from '../../../../../src/domain/links/http-url.ts';
import { withoutEpik } from '../../../../../src/domain/pins/clickthrough.ts';

const OTHER_THAN_ASCII = /[^\0-\x7f]/;

/** A link as clients show it: without `epik`, and in ASCII if its host may look like another one. */
export function linkToWire(link: string): string {
  const clean = withoutEpik(link);
  if (!OTHER_THAN_ASCII.test(clean) || !isDeceptiveHost(parseHttpUrl(clean)?.host ?? '')) return clean;
  return URL.parse(clean)?.href ?? clean;
}
