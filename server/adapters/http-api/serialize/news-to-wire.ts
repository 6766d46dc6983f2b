import { phrase } from '../../../../src/domain/messages/message.ts';
import { formatRoute } from '../../../../src/domain/routes/format-route.ts';
import { shownName } from '../../../../src/domain/text/full-name.ts';
import type { WireNewsContent, WireNewsItem } from '../../../../wire/news.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import { timeToWire } from '../../../../wire/time.ts';
import { boardPath } from '../../../application/boards/board-path.ts';
import type { ListedNews, NewsDetails } from '../../../application/news/read-news.ts';
import type { PinView } from '../../../application/ports/pins/views.ts';
import type { MergedObject } from '../core/answer/merged-object.ts';
import { boardShortToWire } from './board-to-wire.ts';
import { newsMessages } from './internal/messages.en.ts';
import { pinToWire } from './pin-to-wire.ts';
import type { SerializationContext } from './serialization-context.ts';
import { userShortToWire } from './user-to-wire.ts';

type Content = WireNewsContent | MergedObject<WirePin>;
type Written = Omit<WireNewsItem, 'content_items'> & { readonly content_items: readonly Content[] };

/** A news item as its person sees it. */
export function newsToWire(news: ListedNews, position: number, context: SerializationContext): Written {
  const { item, sender } = news;
  return {
    id: item.id,
    type: 'news',
    category: item.category,
    header_text: headerText(news, context),
    unread: item.isUnread,
    last_updated_at: timeToWire(item.time),
    content_items:
      item.category === 'follow' && sender !== null
        ? [userShortToWire(sender, context)]
        : thingsToWire(news, item.id, position, context),
    sender: sender === null ? null : userShortToWire(sender, context),
    url: pathOf(news),
  };
}

/** What a news item is about, and everybody who acted. */
export function newsDetailsToWire(
  details: NewsDetails,
  newsId: string,
  context: SerializationContext,
): readonly Content[] {
  return [
    ...thingsToWire(details, newsId, 0, context),
    ...details.people.map((person) => userShortToWire(person, context)),
  ];
}

function thingsToWire(
  { pin, board }: Pick<ListedNews, 'pin' | 'board'>,
  newsId: string,
  position: number,
  context: SerializationContext,
): readonly Content[] {
  return [
    ...(pin === null ? [] : [pinOfNews(pin, newsId, position, context)]),
    ...(board === null ? [] : [boardShortToWire(board, context)]),
  ];
}

function pinOfNews(pin: PinView, newsId: string, position: number, context: SerializationContext) {
  const reason = { reason: 'newsHub', reasonId: newsId, hasBoard: false, board: null } as const;
  return pinToWire({ pin, reason }, context, { surface: 'news', position });
}

function headerText(
  { item, sender }: ListedNews,
  { readerLanguage: language }: SerializationContext,
): string {
  const others = Math.max(0, item.actorCount - 1);
  const people = { name: sender === null ? '' : shownName(sender) || sender.username, others };
  switch (item.category) {
    case 'report':
      return language.text(CASE_TEXTS[item.about.kind] ?? newsMessages.system);
    case 'system':
      return language.text(newsMessages.system);
    default:
      return language.text(phrase(newsMessages[item.category], people));
  }
}

const CASE_TEXTS: { readonly [Kind in ListedNews['item']['about']['kind']]?: typeof newsMessages.report } = {
  report: newsMessages.report,
  decision: newsMessages.decision,
  appeal: newsMessages.appeal,
};

function pathOf({ item, sender, pin, board }: ListedNews): string {
  if (pin !== null) return formatRoute({ kind: 'pin', pinId: pin.pin.id });
  if (board !== null) return boardPath(board);
  if (item.about.kind === 'conversation') {
    return formatRoute({ kind: 'conversation', conversationId: item.about.id });
  }
  if (sender !== null) return formatRoute({ kind: 'profile', username: sender.username });
  return formatRoute({
    kind: 'reports-and-violations',
    ...(item.about.kind === 'report' ? {} : { tab: 'decisions' }),
  });
}
