import { parseHttpUrl } from './http-url.ts';

/** The hosts of this site: the configured one and its aliases, without ports. */
export type OwnHosts = readonly string[];

/**
 * True for addresses that leave the site: http or https (in any case) with a host that is neither an own host nor a
 * subdomain of one. An invalid host counts as leaving.
 */
export function isExternalUrl(url: string, ownHosts: OwnHosts): boolean {
  const trimmed = url.trim();
  if (!/^https?:\/\//i.test(trimmed)) return false;
  const parsed = parseHttpUrl(trimmed);
  return parsed === null || !isOwnHost(parsed.host, ownHosts);
}

/** True for an own host and its subdomains (`www.` and others). */
export function isOwnHost(host: string, ownHosts: OwnHosts): boolean {
  const lower = host.toLowerCase();
  return ownHosts.some((own) => lower === own.toLowerCase() || lower.endsWith(`.${own.toLowerCase()}`));
}

/** True for a link without a destination: a click on it only gets logged. */
export function isDeadHref(href: string): boolean {
  const trimmed = href.trim();
  return trimmed === '' || trimmed.startsWith('#');
}
