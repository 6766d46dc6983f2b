import { othersIn, type Conversation, type Message } from '../../../domain/conversations/message.ts';
import { phrase, type Phrase } from '../../../domain/messages/message.ts';
import { personName } from '../../pins/pin-names.ts';
import { spokenLocale, text } from '../../text/language.ts';
import { conversationMessages } from './messages.en.ts';

/** The names of the others in a conversation. */
export function peopleText(conversation: Pick<Conversation, 'people'>, viewerId: string | null): string {
  const names = othersIn(conversation, viewerId).map(personName);
  return names.length === 0
    ? text(conversationMessages.nobody)
    : new Intl.ListFormat(spokenLocale()).format(names);
}

/** The title of a conversation's page: short, however many people there are. */
export function titleOf(conversation: Pick<Conversation, 'people'>, viewerId: string | null): Phrase {
  const [first, ...others] = othersIn(conversation, viewerId).map(personName);
  if (first === undefined) return conversationMessages.title;
  return others.length === 0
    ? phrase(conversationMessages.with, { people: first })
    : phrase(conversationMessages.withMore, { person: first, count: others.length });
}

/** The text that asks the viewer about a request. */
export function requestText(conversation: Pick<Conversation, 'people'>, viewerId: string | null): string {
  const people = peopleText(conversation, viewerId);
  return othersIn(conversation, viewerId).length > 1
    ? text(conversationMessages.groupRequest, { people })
    : text(conversationMessages.request, { person: people });
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
