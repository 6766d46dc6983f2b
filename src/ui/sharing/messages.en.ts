import { messages } from '../../domain/messages/message.ts';

export const sharingMessages = messages('sharing', {
  menu: 'Share Menu',
  sendToPeople: 'Send to people',
  findPeople: 'Search people by name',
  people: 'People',
  following: 'People you follow',
  noPeople: 'You don’t follow anybody yet. Search for a name.',
  nobodyFound: 'Nobody found. Try another name.',
  /** Of the people whom the viewer follows. */
  noneFollowedOpen: 'None of the people you follow can get messages from you. Search for a name.',
  noneFoundOpen: 'Nobody with this name can get messages from you.',
  chooseSomebody: 'Choose somebody to send it to.',
  note: 'Message',
  optional: 'optional',
  send: 'Send',
  sending: 'Sending…',
  sentTo: 'Sent to {people}',
  open: 'View',
  tooMany: 'You can choose up to {count} people.',
  copyLink: 'Copy link',
  email: 'Email',
  more: 'More ways to share',
  somePin: 'A Pin on {site}',
  copied: 'Link copied',
  copyThis: 'Copy this link:',
});
