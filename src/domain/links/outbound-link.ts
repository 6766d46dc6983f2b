import { isExternalUrl, type OwnHosts } from './external-link.ts';

/** How a link to an address behaves. */
export type OutboundLink = {
  /** It leads to another site. */
  readonly leaves: boolean;
  readonly target?: '_blank';
  readonly rel?: 'nofollow noopener';
};

/** Other sites open in a new tab and get no credit; pages of the own hosts open like every page of the app. */
export function outboundLink(href: string, ownHosts: OwnHosts): OutboundLink {
  if (!isExternalUrl(href, ownHosts)) return { leaves: false };
  return { leaves: true, target: '_blank', rel: 'nofollow noopener' };
}
