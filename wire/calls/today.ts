import { ARTICLE_KINDS } from '../../src/domain/today/themes.ts';
import { id, knownOr, oneOf } from '../params/kinds.ts';
import { required, withDefault } from '../params/presence.ts';
import type { WireArticle, WireArticlePage } from '../today.ts';
import { payload, resource } from './declare.ts';

/** The form of the pins: complete, or as cards for our own client. Both contain the same pins. */
const FORM = { field_set_key: withDefault(knownOr(['card', 'full'], 'full'), 'full') };

/** The themes of the last days. */
export const TODAY_CALLS = {
  todayTab: resource({
    name: 'TodayTabResource',
    action: 'get',
    endpointName: 'today_tab_get',
    says: 'Lists the articles of today, or those of the last 14 days: all of them (`article`), or those of a kind.',
    who: 'A',
    list: {},
    params: { tab: withDefault(oneOf(['today', 'article', ...ARTICLE_KINDS]), 'today') },
    answer: payload<readonly WireArticle[]>('articles, the newest day first'),
    errors: ['invalid_bookmark'],
  }),
  todayArticle: resource({
    name: 'TodayArticleResource',
    action: 'get',
    endpointName: 'today_article_get',
    says: 'Reads an article with its pins. An article goes away after 14 days.',
    who: 'A',
    list: {
      ignoring: Object.keys(FORM),
      empty: (): WireArticlePage => ({ article: null, results: [] }),
    },
    params: { ...FORM, article_id: required(id<string>()) },
    answer: payload<WireArticlePage>('the article and its pins'),
    errors: ['object_not_found', 'invalid_bookmark'],
  }),
};
