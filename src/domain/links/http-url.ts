/** The parts of an absolute http(s) address. */
export interface HttpUrl {
  readonly scheme: 'http' | 'https';
  /** Lower case, without user, port and trailing dot; IPv6 addresses keep their brackets. */
  readonly host: string;
  /** Null when the address has no port. */
  readonly port: number | null;
  readonly hasUserInfo: boolean;
  /** With the leading `/`, or empty. */
  readonly path: string;
  /** With the leading `?`, or empty. */
  readonly query: string;
  /** With the leading `#`, or empty. */
  readonly hash: string;
}

// Browsers read a backslash as a slash and drop white space and control characters. An address with any of them may
// lead elsewhere than it seems to, so it is invalid here.
const DECEPTIVE = /[\0-\x20\x7F\\]/;
const PARTS = /^(https?):\/\/([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/i;
const HOST = /^(?:\[[0-9a-f:.]+\]|[^\s<>"'`{}|^%@:[\]/?#\\]+)$/i;

/** Parses an address that begins with `http://` or `https://` (in any case); null for everything else. */
export function parseHttpUrl(text: string): HttpUrl | null {
  if (DECEPTIVE.test(text)) return null;
  const parts = PARTS.exec(text);
  if (!parts) return null;
  const [, scheme = '', authority = '', path = '', query = '', hash = ''] = parts;
  const at = authority.lastIndexOf('@');
  const hostAndPort = authority.slice(at + 1);
  const colon = hostAndPort.lastIndexOf(':');
  const hasPort = colon > hostAndPort.lastIndexOf(']');
  const host = hasPort ? hostAndPort.slice(0, colon) : hostAndPort;
  const port = hasPort ? parsePort(hostAndPort.slice(colon + 1)) : null;
  if (port === undefined || !HOST.test(host)) return null;
  return {
    scheme: scheme.toLowerCase() === 'https' ? 'https' : 'http',
    host: host.toLowerCase().replace(/\.$/, ''),
    port,
    hasUserInfo: at >= 0,
    path,
    query,
    hash,
  };
}

/** The host without `www.`, for display; null if the text is not an http(s) address. */
export function domainOf(url: string): string | null {
  const parsed = parseHttpUrl(url);
  return parsed && parsed.host.replace(/^www\./, '');
}

/** The host of a site, the same for its mobile version; undefined if the text is not an http(s) address. */
export function siteOf(url: string): string | undefined {
  return parseHttpUrl(url)?.host.replace(/^(?:www|m|mobile)\.(?=.*\.)/, '');
}

function parsePort(text: string): number | null | undefined {
  if (text === '') return null;
  if (!/^\d{1,5}$/.test(text)) return undefined;
  const port = Number(text);
  return port <= 65_535 ? port : undefined;
}

/** Scheme, host and port of an http(s) address, without a usual port; null for everything else. */
export function originOf(text: string): string | null {
  const url = parseHttpUrl(text);
  if (url === null || url.host === '') return null;
  const isUsual = url.port === null || url.port === (url.scheme === 'https' ? 443 : 80);
  return `${url.scheme}://${url.host}${isUsual ? '' : `:${url.port}`}`;
}
