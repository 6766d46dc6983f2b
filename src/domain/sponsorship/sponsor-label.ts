import { ENABLED_GROUP } from '../experiments/experiment.ts';
import type { Pin } from '../pins/pin.ts';
import type { Sponsorship } from '../pins/pin-relations.ts';
import { isPromoted, type PromotionFacts } from './promoted.ts';

/** The experiment in which promoted pins are labelled as ads. */
const AD_PREFIX = 'ad_label_prefix';

type LabelFacts = PromotionFacts & Pick<Pin, 'isThirdPartyAd' | 'sponsorship' | 'storyPinData'>;

/** The status that awaits the sponsor's answer. Unknown statuses count as confirmed. */
const AWAITING = 0;
const DECLINED = 2;
const ENDED = 3;

/**
 * The disclosure that the law requires; empty when there is none. One label at a time: promotion, then partnership,
 * then affiliate links.
 * @param groups of the viewer, by experiment
 */
export function sponsorLabel(pin: LabelFacts, groups: Readonly<Record<string, string>> = {}): string {
  if (isPromoted(pin) || pin.isThirdPartyAd) return promotedLabel(pin, groups[AD_PREFIX] === ENABLED_GROUP);
  return partnershipLabel(pin.sponsorship) || (pin.storyPinData?.hasAffiliateProducts ? 'Paid link' : '');
}

function promotedLabel({ promoter, isThirdPartyAd }: LabelFacts, saysAd: boolean): string {
  const name = nameOf(promoter);
  const label = name ? `Promoted by ${name}` : 'Promoted';
  return saysAd || (isThirdPartyAd && !name) ? `Ad • ${label}` : label;
}

function partnershipLabel(sponsorship: Sponsorship | null): string {
  const status = sponsorship?.status ?? DECLINED;
  if (status === DECLINED) return '';
  const name = status === AWAITING || status === ENDED ? '' : nameOf(sponsorship?.sponsor);
  return name ? `Paid partnership with ${name}` : 'Paid partnership';
}

function nameOf(user: Sponsorship['sponsor'] | undefined): string {
  return user ? (user.fullName || user.username).trim() : '';
}
