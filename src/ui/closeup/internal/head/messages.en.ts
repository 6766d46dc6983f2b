import { messages } from '../../../../domain/messages/message.ts';

/** The head of the page, for pins without texts. */
export const closeupHeadMessages = messages('closeup.head', {
  title: 'Pin',
  pin: 'A pin.',
  pinBy: 'A pin by {name}.',
  pinOn: 'A pin on the board {board}.',
  pinByOn: 'A pin by {name} on the board {board}.',
});
