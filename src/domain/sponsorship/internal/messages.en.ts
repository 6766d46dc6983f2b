import { messages } from '../../messages/message.ts';

export const sponsorshipMessages = messages('sponsorship', {
  promoted: 'Promoted',
  promotedBy: 'Promoted by {name}',
  adPromoted: 'Ad • Promoted',
  adPromotedBy: 'Ad • Promoted by {name}',
  paidPartnership: 'Paid partnership',
  paidPartnershipWith: 'Paid partnership with {name}',
  paidLink: 'Paid link',
  asked:
    '{named, select, yes {{name} says you’re paying for this Pin. Its label will name you once you confirm.} other {Someone says you’re paying for this Pin. Its label will name you once you confirm.}}',
  confirmed: 'You confirmed this paid partnership.',
  ended: 'You ended this partnership.',
  gone: 'This partnership was declined or withdrawn.',
  awaited: '{name} hasn’t confirmed this paid partnership yet.',
  confirmedBy: '{name} confirmed this paid partnership.',
  endedBy: '{name} ended this partnership.',
});
