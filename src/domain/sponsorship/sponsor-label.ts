import { ENABLED_GROUP } from '../experiments/experiment.ts';
import { phrase, type Phrase } from '../messages/message.ts';
import type { Pin } from '../pins/pin.ts';
import type { Sponsorship } from '../pins/pin-relations.ts';
import { sponsorshipMessages } from './internal/messages.en.ts';
import { isPromoted, type PromotionFacts } from './promoted.ts';

/** The experiment in which promoted pins are labelled as ads. */
const AD_PREFIX = 'ad_label_prefix';

type LabelFacts = PromotionFacts & Pick<Pin, 'isThirdPartyAd' | 'sponsorship' | 'storyPinData'>;

/** The status that awaits the sponsor's answer. Unknown statuses count as confirmed. */
const AWAITING = 0;
const DECLINED = 2;
const ENDED = 3;

/**
 * The disclosure that the law requires; null when there is none. One label at a time: promotion, then partnership,
 * then affiliate links.
 * @param groups of the viewer, by experiment
 */
export function sponsorLabel(pin: LabelFacts, groups: Readonly<Record<string, string>> = {}): Phrase | null {
  if (isPromoted(pin) || pin.isThirdPartyAd) return promotedLabel(pin, groups[AD_PREFIX] === ENABLED_GROUP);
  const paidLink = pin.storyPinData?.hasAffiliateProducts ? sponsorshipMessages.paidLink : null;
  return partnershipLabel(pin.sponsorship) ?? paidLink;
}

function promotedLabel({ promoter, isThirdPartyAd }: LabelFacts, saysAd: boolean): Phrase {
  const name = nameOf(promoter);
  if (saysAd || (isThirdPartyAd && !name))
    return name ? phrase(sponsorshipMessages.adPromotedBy, { name }) : sponsorshipMessages.adPromoted;
  return name ? phrase(sponsorshipMessages.promotedBy, { name }) : sponsorshipMessages.promoted;
}

function partnershipLabel(sponsorship: Sponsorship | null): Phrase | null {
  const status = sponsorship?.status ?? DECLINED;
  if (status === DECLINED) return null;
  const name = status === AWAITING || status === ENDED ? '' : nameOf(sponsorship?.sponsor);
  return name
    ? phrase(sponsorshipMessages.paidPartnershipWith, { name })
    : sponsorshipMessages.paidPartnership;
}

function nameOf(user: Sponsorship['sponsor'] | undefined): string {
  return user ? (user.fullName || user.username).trim() : '';
}
