import { parseHttpUrl } from './http-url.ts';

/** Query parameters for tracking, which do not identify the page. */
const TRACKING = new Set([
  ...[
    '_ga',
    '_gl',
    '_hsenc',
    '_hsmi',
    'dclid',
    'epik',
    'fbclid',
    'gbraid',
    'gclid',
    'gclsrc',
    'igsh',
    'igshid',
  ],
  ...[
    'li_fat_id',
    'mc_cid',
    'mc_eid',
    'mkt_tok',
    'msclkid',
    'ref_src',
    's_cid',
    'srsltid',
    'ttclid',
    'twclid',
  ],
  ...['vero_id', 'wbraid', 'yclid'],
]);
const CAMPAIGN = /^(?:utm|hsa|pk|mtm|matomo|piwik)_/;
const DEFAULT_PORTS: readonly number[] = [80, 443];
/** Some sites route by the hash; slashes alone are no route. */
const NAMES_A_PAGE = /^#!?\/+[^/]/;

/**
 * A key that is the same for all links to a page: without scheme, `www.`, default port, trailing slash, fragment,
 * tracking parameters and the order of the others. It is for comparison only, not for navigation. Null for anything but
 * a web address, and for addresses with a username.
 */
export function linkKey(url: string): string | null {
  const parsed = parseHttpUrl(url.trim());
  if (parsed === null || parsed.hasUserInfo) return null;
  const { host, port, path, query, hash } = parsed;
  const place = host.replace(/^www\.(?=.*\.)/, '');
  const gate = port === null || DEFAULT_PORTS.includes(port) ? '' : `:${port}`;
  const page = NAMES_A_PAGE.test(hash) ? plain(hash).replace(/\/+$/, '') : '';
  return place + gate + plain(path).replace(/\/+$/, '') + fieldsOf(query) + page;
}

function fieldsOf(query: string): string {
  const fields = query
    .slice(1)
    .split('&')
    .map((field) => withoutEmptyValue(plain(field.replaceAll('+', '%20'))))
    .filter((field) => field !== '' && !isTracking(field))
    .sort();
  return fields.length === 0 ? '' : `?${fields.join('&')}`;
}

/** Turns `a=` into `a`; everything after the first `=` belongs to the value. */
function withoutEmptyValue(field: string): string {
  return field.indexOf('=') === field.length - 1 ? field.slice(0, -1) : field;
}

function isTracking(field: string): boolean {
  const name = (field.split('=')[0] ?? '').toLowerCase();
  return TRACKING.has(name) || CAMPAIGN.test(name);
}

/** Decodes percent-encoded letters and digits, and writes other escapes in upper case. */
function plain(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : code.toUpperCase();
  });
}
