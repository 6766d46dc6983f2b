import { domainOf } from '../../../../../src/domain/links/http-url.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { issueOffsiteToken } from '../../../../application/pins/offsite-token.ts';
import type { Secrets } from '../../../../application/ports/surroundings.ts';
import type { PinFacts } from '../public-pin-fields.ts';

export type PinLinks = Pick<
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

/** The link fields of a pin. The named site is the one to which a click leads. A link to a blocked site is shown, but has no outbound address. */
export function pinLinksToWire(facts: PinFacts, secrets: Pick<Secrets, 'sign'>): PinLinks {
  const { link, adDestination } = facts;
  const target = adDestination ?? link;
  const domain = target === null ? null : domainOf(target);
  return {
    link,
    mobile_link: null,
    destination_url: null,
    ad_destination_url: adDestination,
    tracked_link: null,
    offsite_link: target === null ? null : offsitePath(target, facts, secrets),
    is_go_linkless: facts.isBlocked,
    link_domain: domain === null ? null : { domain, official_user: null },
  };
}

function offsitePath(
  url: string,
  { pinId: id, isThirdPartyAd, hour }: PinFacts,
  secrets: Pick<Secrets, 'sign'>,
): string {
  const token = issueOffsiteToken(secrets, { url, pinId: id, isThirdPartyAd }, hour);
  const path = `/offsite/?token=${token}&url=${encodeURIComponent(url)}&pin=${id}`;
  return isThirdPartyAd ? `${path}&isThirdPartyAd=true` : path;
}
