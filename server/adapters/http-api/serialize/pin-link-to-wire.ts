import { withoutEpik } from '../../../../src/domain/links/clickthrough.ts';
import { domainOf, parseHttpUrl } from '../../../../src/domain/links/http-url.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import { issueOffsiteToken } from '../../../application/pins/offsite-token.ts';
import type { PinRecord } from '../../../application/ports/records.ts';
import type { Scene } from './scene.ts';

type PinLinks = Pick<
  WirePin,
  | 'link'
  | 'mobile_link'
  | 'destination_url'
  | 'ad_destination_url'
  | 'tracked_link'
  | 'offsite_link'
  | 'is_go_linkless'
  | 'link_domain'
>;

/** Where a pin leads. A link to a blocked site is kept, but nobody is led there. */
export function pinLinksToWire(pin: Pick<PinRecord, 'id' | 'link'>, scene: Scene): PinLinks {
  const isBlocked = pin.link !== null && isBlockedLink(pin.link, scene);
  const link = pin.link === null || isBlocked ? null : withoutEpik(pin.link);
  const domain = link === null ? null : domainOf(link);
  return {
    link,
    mobile_link: null,
    destination_url: null,
    ad_destination_url: null,
    tracked_link: null,
    offsite_link: link === null ? null : offsitePath(link, pin.id, scene),
    is_go_linkless: isBlocked,
    link_domain: domain === null ? null : { domain, official_user: null },
  };
}

function isBlockedLink(link: string, { links }: Scene): boolean {
  const host = parseHttpUrl(link)?.host;
  return host === undefined || links.verdictOn(host) === 'blocked';
}

function offsitePath(url: string, pinId: string, { secrets, now }: Scene): string {
  const token = issueOffsiteToken(secrets, { url, pinId, isThirdPartyAd: false }, now);
  return `/offsite/?token=${token}&url=${encodeURIComponent(url)}&pin=${pinId}`;
}
