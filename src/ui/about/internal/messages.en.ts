import { messages } from '../../../domain/messages/message.ts';

/** The pages that say what is expected of people and businesses here. {site}: the name of this site. */
export const aboutMessages = messages('about', {
  title: 'About {site}',
  lead: '{site} runs on its own server. Its administrators make the rules and decide about reports.',
  cookies: 'Cookie policy',
  community: 'Community guidelines',
  communityLead:
    'These rules apply to everything you post on {site}: Pins, boards, your profile and your links.',
  notAllowed: 'What isn’t allowed',
  links: 'Unsafe links',
  linksDetail:
    'We don’t open links to sites that the administrators have blocked: sites that are harmful, misleading or sexual. If a site is blocked by mistake, tell the administrators.',
  reporting: 'Report something',
  reportingDetail:
    'Choose Report in the menu of a Pin, a board or a profile. Reports are anonymous: nobody learns who reported them. You can see what came of yours in {reports}.',
  /** A link within a sentence. */
  reports: 'Reports and violations',
  deciding: 'What happens next',
  decidingDetail:
    'An administrator looks at each report and keeps what was reported, removes it or restricts an account. A removed image can be blocked, so that it can’t be posted again. Restricted accounts can browse, export their data and appeal, but not post or change anything. You’re told about decisions against you, with the reason.',
  appealing: 'If you disagree',
  appealingDetail:
    'You can appeal once, within six months, if we removed your Pin or restricted your account. If we were wrong, your Pin comes back or the restriction ends.',
  merchants: 'Merchant guidelines',
  merchantsLead:
    'The administrators of {site} give the badge for verified merchants to businesses they have checked. This is what they expect.',
  products: 'True product details',
  productsDetail: 'Prices, availability and images match what the shop sells.',
  shop: 'A shop you can reach',
  shopDetail:
    'Links lead to the product over a secure connection. The shop says who runs it and how to get in touch.',
  terms: 'Clear terms',
  termsDetail: 'Shipping costs, delivery times and returns are easy to find before you buy.',
  goods: 'Nothing prohibited',
  goodsDetail: 'The shop sells nothing that breaks our {guidelines}.',
  /** A link within a sentence. */
  guidelines: 'community guidelines',
  ads: 'Labeled ads',
  adsDetail: 'Ads and paid partnerships name who pays for them.',
  limits: 'What the badge doesn’t mean',
  limitsDetail:
    'The badge isn’t a guarantee. You buy from the shop, not from {site}, and the administrators can take the badge away. If a shop breaks these rules, report one of its Pins.',
});
