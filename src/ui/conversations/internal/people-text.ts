import { othersIn, type Conversation, type Message } from '../../../domain/conversations/message.ts';
import type { UserShort } from '../../../domain/users/user.ts';
import { spokenLocale, text } from '../../text/language.ts';
import { conversationMessages } from './messages.en.ts';

/** The names of the others in a conversation. */
export function peopleText(conversation: Pick<Conversation, 'people'>, viewerId: string | null): string {
  const names = othersIn(conversation, viewerId).map(nameOf);
  return names.length === 0
    ? text(conversationMessages.nobody)
    : new Intl.ListFormat(spokenLocale()).format(names);
}

export function nameOf({ fullName, username }: UserShort): string {
  return fullName || username;
}

/** The message in one line. */
export function summaryOf(message: Message, viewerId: string | null): string {
  const said = message.text || text(kindOf(message));
  return message.sender.entityId === viewerId ? text(conversationMessages.you, { message: said }) : said;
}

function kindOf({ board, unavailable }: Message) {
  return board !== null || unavailable === 'board'
    ? conversationMessages.sentBoard
    : conversationMessages.sentPin;
}
