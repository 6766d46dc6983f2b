import { isExternalUrl, type OwnHosts } from './external-link.ts';

/** The attributes of a link to an address. */
export type OutboundLink = {
  /** True for links to another site. */
  readonly leaves: boolean;
  readonly target?: '_blank';
  readonly rel?: 'nofollow noopener';
};

/** Other sites open in a new tab, with `nofollow noopener`; pages of own hosts open like every page of the app. */
export function outboundLink(href: string, ownHosts: OwnHosts): OutboundLink {
  if (!isExternalUrl(href, ownHosts)) return { leaves: false };
  return { leaves: true, target: '_blank', rel: 'nofollow noopener' };
}
