import { parseHttpUrl } from './http-url.ts';

/** The hosts of this site: the configured one and its aliases, without ports. */
export type OwnHosts = readonly string[];

/**
 * True for addresses that leave the site: http or https (in any case) with a host that is neither an own host nor a
 * subdomain of one. An invalid host counts as leaving.
 */
export function isExternalUrl(url: string, ownHosts: OwnHosts): boolean {
  return externalHost(url, ownHosts) !== null;
}

/** The host of an address that leaves the site, empty for an invalid one; null for other addresses. */
export function externalHost(url: string, ownHosts: OwnHosts): string | null {
  const trimmed = url.trim();
  if (!/^https?:\/\//i.test(trimmed)) return null;
  const host = parseHttpUrl(trimmed)?.host ?? '';
  return isOwnHost(host, ownHosts) ? null : host;
}

/** True for an own host and its subdomains (`www.` and others). */
export function isOwnHost(host: string, ownHosts: OwnHosts): boolean {
  const below = `.${host}`.toLowerCase();
  return ownHosts.some((own) => below.endsWith(`.${own.toLowerCase()}`));
}

/** True for a link without a destination: a click on it only gets logged. */
export function isDeadHref(href: string): boolean {
  return /^\s*(?:#|$)/.test(href);
}
