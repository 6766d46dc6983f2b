import { messages } from '../../../domain/messages/message.ts';

export const consentMessages = messages('consent', {
  cookies: 'Cookies',
  banner:
    'We use cookies to deliver personalized ads and experiences, and to analyze traffic on our site. Read our {policy} for more information.',
  policyLink: 'cookie policy',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  letMeChoose: 'Let me choose',
  saved:
    'We saved your cookie preferences. You can change them in the settings section of your profile at any time.',
  settings: 'Cookie settings',
  settingsDetail: 'Choose what we may store on this device. Read our {policy} for more information.',
  necessary: 'Necessary',
  necessaryHelp: 'Keeps you logged in and protects your account. Always on.',
  analytics: 'Analytics',
  analyticsHelp: 'Helps us understand how pages are used.',
  marketing: 'Marketing',
  marketingHelp: 'Helps measure whether ads work.',
  personalization: 'Personalization',
  personalizationHelp: 'Helps tailor what you see to your interests.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  close: 'Close',
  receipt: 'Your receipt: {receipt}',
  receiptHelp: 'Quote it if you ask us about your cookie choices.',
  deleteStored: 'Delete what’s stored here',
  deleteTitle: 'Delete what’s stored on this device?',
  deleteDetail:
    'Pins you haven’t published, your theme and everything else on this page is deleted from this browser. You stay logged in and your cookie choices stay. You can’t undo this.',
  deleteDetailVisitor:
    'Your theme and everything else on this page is deleted from this browser, and optional cookies are turned off. You can’t undo this.',
  delete: 'Delete',
  deletedTitle: 'Deleted from this device',
  nothingDeleted: 'Nothing was stored here that could be deleted.',
});

/** The page that lists what is stored. */
export const cookiePolicyMessages = messages('cookiePolicy', {
  title: 'Cookie policy',
  intro:
    'This page lists everything we store in your browser. Only what’s necessary is stored unless you allow more.',
  noIds: 'Until you log in or allow optional cookies, nothing we store tells your browser from others.',
  choices: 'Your choices',
  necessaryDetail:
    'Always on. These keep you logged in, protect your account and remember what you asked for.',
  analyticsDetail: 'Only if you allow it.',
  nothing: 'We don’t store anything for this right now.',
  cookie: 'Cookie',
  browserStorage: 'Browser storage',
  windowStorage: 'Window storage',
  database: 'Browser database',
  cache: 'Browser cache',
  days: '{days, plural, one {# day} other {# days}}',
  untilLogOut: 'Until you log out',
  untilClosed: 'Until you close the window',
  untilDeleted: 'Until you delete it',
  placeAndLife: '{place} · {life}',
  session: 'Keeps you logged in. Set when you log in.',
  auth: 'Tells the page whether you’re logged in. Set when you log in or out.',
  csrf: 'Protects what you send against forgery. Set on your first visit, and new each time you log in.',
  consent: 'Your cookie choices, with a receipt if you allow any. Set when you make them.',
  theme: 'Light or dark. Set when you choose one.',
  closedMessages:
    'Messages you closed, so that they don’t come back. Set when you close one while logged out.',
  visitor: 'A random number that counts you as one visitor. Set when you allow analytics.',
  events: 'Page views and clicks that couldn’t be sent yet. Set when you allow analytics.',
  counts: 'Which Pins were seen, not sent yet. Set when you allow analytics.',
  visits: 'How often you’ve been here. Set when you allow analytics.',
  drafts: 'Pins you haven’t published yet. Set when you start one.',
  seen: 'Pins you opened last, to show them offline. Set when you open a Pin while logged in.',
  firstAnswers:
    'What you picked after sign-up and didn’t send yet. Set when you pick; deleted once you continue.',
  homeNewest: 'The newest Pin your home has shown, to tell you about newer ones. Set when you open it.',
  shortcutSwitch: 'Whether keyboard shortcuts are on. Set when you change it.',
  pinsChanged:
    'Tells your other windows to look for changes. Set when you change Pins, settings or your account.',
  renewed: 'When the page last reloaded itself for a new version. Set when that happens.',
  endedMessages:
    'Messages you closed that couldn’t be reported yet. Set when you close one; deleted once it’s reported.',
  interruption:
    'When a message last opened over a page, so that another one doesn’t follow. Set when one opens.',
  interrupted: 'The message that opened over a page in this window. Set when one opens.',
  scroll: 'Where you were on a page. Set when you reload or leave it.',
  searches: 'What you searched for in this window. Set when you search while logged out.',
  saveChoice: 'The board you saved to last. Set when you save a Pin.',
  draftImages: 'Images of Pins you haven’t published yet. Set when you start one.',
  shared: 'What another app shared with this one. Set when you share it; deleted once you save it.',
  seenImages:
    'Images of Pins you opened last, to show them offline. Set when you open a Pin while logged in.',
  shell: 'The page that’s shown when you’re offline. Set on your first visit.',
});
