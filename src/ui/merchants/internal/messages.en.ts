import { messages } from '../../../domain/messages/message.ts';

export const merchantMessages = messages('merchants', {
  badges: 'Badges',
  verified: 'Verified merchant',
  badge: "This retailer meets {brand}'s Merchant Guidelines",
  explanation: "This retailer meets {brand}'s Merchant Guidelines. {learnMore}",
  learnMore: 'Learn more',
  close: 'Close',
});
