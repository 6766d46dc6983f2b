import { externalHost, isOwnHost, type OwnHosts } from './external-link.ts';

/** The attributes of a link to an address. */
export type OutboundLink = {
  /** True for links to another site. */
  readonly leaves: boolean;
  readonly target?: '_blank';
  readonly rel?: 'nofollow noopener' | 'noopener';
};

/**
 * Other sites open in a new tab, and search engines do not follow links to them, except those to trusted hosts and their
 * subdomains. Pages of own hosts open like every page of the app.
 */
export function outboundLink(
  href: string,
  ownHosts: OwnHosts,
  trustedHosts: readonly string[],
): OutboundLink {
  const host = externalHost(href, ownHosts);
  if (host === null) return { leaves: false };
  return {
    leaves: true,
    target: '_blank',
    rel: isOwnHost(host, trustedHosts) ? 'noopener' : 'nofollow noopener',
  };
}
