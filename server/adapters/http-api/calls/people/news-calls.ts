import { NEWS_CALLS } from '../../../../../wire/calls/people/news.ts';
import { CallFailure, invalidParameter, objectNotFound } from '../../core/call/call-failure.ts';
import { implementCalls, OK, type Answer, type Call } from '../../core/call/define-call.ts';
import { newsDetailsToWire, newsToWire } from '../../serialize/news-to-wire.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import type { CallDeps } from '../call-deps.ts';

/** The caller's own notifications. */
export function newsCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(NEWS_CALLS, {
    readNews: readNews(deps),
    readNewsDetails: readNewsDetails(deps),
    markNewsRead: markNewsRead(deps),
    readNewsBadge: readNewsBadge(deps),
  });
}

function readNews({ readNews, writing }: CallDeps): Answer<typeof NEWS_CALLS.readNews> {
  return async (context) => {
    const { position, size } = context.page;
    const outcome = await readNews.list(context.viewerId, position, size);
    if (outcome.kind === 'bad_position') throw new CallFailure('invalid_bookmark');
    const serialization = serializationContext(context, writing);
    return {
      data: outcome.news.map((news, index) => newsToWire(news, index, serialization)),
      next: outcome.next,
    };
  };
}

function readNewsDetails({ readNews, writing }: CallDeps): Answer<typeof NEWS_CALLS.readNewsDetails> {
  return async (context, { news_id }) => {
    const details = await readNews.details(context.viewerId, news_id);
    if (details === undefined) throw objectNotFound('news');
    return { data: newsDetailsToWire(details, news_id, serializationContext(context, writing)) };
  };
}

function markNewsRead({ changeNews }: CallDeps): Answer<typeof NEWS_CALLS.markNewsRead> {
  return async ({ viewerId }, { news_ids = [], all }) => {
    if (all) await changeNews.markAllRead(viewerId);
    else if (news_ids.length === 0) throw invalidParameter('news_ids', 'missing');
    else if (!(await changeNews.markRead(viewerId, news_ids))) throw objectNotFound('news');
    return { data: OK };
  };
}

function readNewsBadge({ readNews }: CallDeps): Answer<typeof NEWS_CALLS.readNewsBadge> {
  return async ({ viewerId }) => {
    const { news, conversations } = await readNews.counts(viewerId);
    return { data: { news_hub_count: news, conversations_unseen_count: conversations } };
  };
}
