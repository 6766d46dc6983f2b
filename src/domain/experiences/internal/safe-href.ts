import { parseHttpUrl } from '../../links/http-url.ts';

/** The longest address in an experience, in characters. */
const MAX_HREF_LENGTH = 2048;

/**
 * An address that an experience may open: a path of this site, or an http(s) address without user name. Undefined for
 * everything else, such as `javascript:` or a path that browsers read as another host.
 */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_HREF_LENGTH) return undefined;
  const href = value.trim();
  if (href.startsWith('/')) {
    // Browsers drop control characters and read a backslash as a slash; the parser refuses both.
    return !href.startsWith('//') && parseHttpUrl(`https://own.invalid${href}`) !== null ? href : undefined;
  }
  const url = parseHttpUrl(href);
  return url !== null && url.host !== '' && !url.hasUserInfo ? href : undefined;
}
