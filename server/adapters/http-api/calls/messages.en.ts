import { messages } from '../../../../src/domain/messages/message.ts';

/** Why calls refuse something, and the names in lists of choices. */
export const callMessages = messages('call', {
  tooManyBoards:
    '{limit, plural, one {You’ve reached the limit of # board.} other {You’ve reached the limit of # boards.}}',
  tooManySections:
    '{limit, plural, one {This board has reached the limit of # section.} other {This board has reached the limit of # sections.}}',
  tooManyTopics: '{limit, plural, one {You can add up to # topic.} other {You can add up to # topics.}}',
  tooManyFollows:
    'You’re following as many people, boards and topics as possible ({limit}). Unfollow some to follow others.',
  tooManyStates: 'There’s no room for more of these.',
  /** An operator has removed the same image before. */
  pictureRemoved: 'This image was removed for breaking the rules. Choose another.',
  quickSavesStay: 'The board for quick saves can’t be renamed, archived or deleted.',
  secondQuickSaves: 'You already have a board for quick saves.',
  sponsorNotFound: 'We couldn’t find a user with that name.',
  appealedAlready: 'You’ve already appealed this.',
  reportedAlready: 'You’ve already reported this.',
  followBlocked: 'You blocked this person. Unblock them to follow.',
  followRefused: 'You can’t follow this person.',
  messageBlocked: 'You blocked this person. Unblock them to send messages.',
  messageRefused: 'You can’t send messages to this person.',
  groupBlocked: 'You blocked someone in this group. Unblock them to send messages.',
  groupRefused: 'Someone in this group can’t get messages from you.',
  groupEmpty: 'Nobody else is in this group anymore.',
  reactionBlocked: 'You blocked this person. Unblock them to react.',
  reactionRefused: 'You can’t react to this person’s Pins.',
  sponsorBlocked: 'You blocked this person. Unblock them to name them as your sponsor.',
  sponsorRefused: 'You can’t name this person as your sponsor.',
  notYourUsername: 'This isn’t your username.',
  setupCodeMissing: 'The first account needs the setup code from the server’s start-up log.',
  setupCodeWrong: 'This isn’t the setup code from the server’s start-up log.',
  passwordTooShort:
    '{limit, plural, one {Password is too short: # character at least.} other {Password is too short: # characters at least.}}',
  passwordTooLong:
    '{limit, plural, one {Password is too long: # character at most.} other {Password is too long: # characters at most.}}',
  passwordGuessable: 'This password is too easy to guess. Choose another one.',
  passwordsDiffer: 'Passwords don’t match.',
  linkBlocked: 'This site may be spam or harmful, so Pins don’t lead there.',
  linkSuspicious: 'This site looks suspicious. It may try to get at your data.',
  linkPorn: 'This site may show pornography.',
});

/** Business types, by code. */
export const businessTypeMessages = messages('business_type', {
  creator: 'Artist or creator',
  maker: 'Maker or workshop',
  online_shop: 'Online shop',
  local_shop: 'Local shop or restaurant',
  brand: 'Brand',
  professional: 'Professional or consultant',
  publisher: 'Publisher or press',
  institution: 'Museum, school or other institution',
  nonprofit: 'Non-profit',
  other: 'Something else',
});
