import { parseHttpUrl } from './http-url.ts';

/** The hosts of this site: the configured one and its aliases, without ports. */
export type OwnHosts = readonly string[];

/**
 * An address that leaves the site: http or https (in any case), and neither an own host nor a part of one.
 * One whose host cannot be told counts as leaving.
 */
export function isExternalUrl(url: string, ownHosts: OwnHosts): boolean {
  const trimmed = url.trim();
  if (!/^https?:\/\//i.test(trimmed)) return false;
  const parsed = parseHttpUrl(trimmed);
  return parsed === null || !isOwnHost(parsed.host, ownHosts);
}

/** True for an own host and for everything below it (`www.` and the like). */
export function isOwnHost(host: string, ownHosts: OwnHosts): boolean {
  const lower = host.toLowerCase();
  return ownHosts.some((own) => lower === own.toLowerCase() || lower.endsWith(`.${own.toLowerCase()}`));
}

/** A link without a destination: a click on it goes nowhere and is logged. */
export function isDeadHref(href: string): boolean {
  const trimmed = href.trim();
  return trimmed === '' || trimmed.startsWith('#');
}
