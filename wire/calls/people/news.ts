import type { WireNewsBadge, WireNewsContent, WireNewsItem } from '../../news.ts';
import { bool, id } from '../../params/kinds.ts';
import { idList } from '../../params/lists.ts';
import { optional, required, withDefault } from '../../params/presence.ts';
import { OK_PAYLOAD, payload, resource } from '../declare.ts';

/** The caller's own notifications. */
export const NEWS_CALLS = {
  readNews: resource({
    name: ['NewsHubResource', 'NetworkStoriesResource'],
    action: 'get',
    endpointName: 'news_hub_get',
    says: 'Lists the caller’s news, newest first. What several people did to the same thing within a day is one item.',
    who: 'S',
    list: { family: 'news' },
    params: {},
    answer: payload<readonly WireNewsItem[]>('news items'),
    errors: ['invalid_bookmark'],
  }),
  readNewsDetails: resource({
    name: 'NewsHubDetailsResource',
    action: 'get',
    endpointName: 'news_hub_details_get',
    says: 'What a news item is about, then everybody who acted, newest first.',
    who: 'S',
    params: { news_id: required(id<string>()) },
    answer: payload<readonly WireNewsContent[]>('pins, boards and people'),
    errors: ['object_not_found'],
  }),
  markNewsRead: resource({
    name: 'NewsHubResource',
    action: 'update',
    endpointName: 'news_hub_update',
    says: 'Marks these news items as read, or all. Repetitions and items of others change nothing.',
    who: 'S',
    params: {
      news_ids: optional(idList<string>({ max: 250 })),
      all: withDefault(bool(), false),
    },
    answer: OK_PAYLOAD,
    errors: ['invalid_parameter', 'object_not_found'],
    changes: ['account'],
  }),
  readNewsBadge: resource({
    name: 'NewsHubBadgeResource',
    action: 'get',
    endpointName: 'news_hub_badge_get',
    says: 'The number of unread news items and of conversations with unseen messages. Ask at most once a minute.',
    who: 'S',
    params: {},
    answer: payload<WireNewsBadge>('the two numbers'),
  }),
};
