import { LINK_MAX } from '../../../src/domain/links/link-field.ts';
import { parseHttpUrl } from '../../../src/domain/links/http-url.ts';

/** Resolves addresses of a page at `base` to absolute http(s) ones; null for all others. */
export function addressReader(base: string): (address: unknown) => string | null {
  return (address) => {
    if (typeof address !== 'string' || address.length > LINK_MAX || address.trim() === '') return null;
    const href = URL.parse(address.trim(), base)?.href ?? '';
    const parsed = href.length > LINK_MAX ? null : parseHttpUrl(href);
    return parsed === null || parsed.hasUserInfo ? null : href;
  };
}
