import { formatRoute } from '../../../../src/domain/routes/format-route.ts';
import type { Language } from '../../../../src/domain/messages/language.ts';
import { seasonName } from '../../../../src/domain/today/seasons.ts';
import { timeOfDay } from '../../../../src/domain/today/themes.ts';
import { timeToWire } from '../../../../wire/time.ts';
import type { WireArticle } from '../../../../wire/today.ts';
import type { ArticleView } from '../../../application/today/read-today.ts';
import type { CallContext } from '../core/call/call-context.ts';
import { topicNameIn } from '../../../application/topics/topic-names.ts';
import { themeMessages } from './internal/messages.en.ts';
import { pictureUrl } from './internal/picture-to-wire.ts';
import { topicToWire } from './topic-to-wire.ts';

const SUBTITLES = {
  trend: themeMessages.trend,
  week: themeMessages.week,
  new: themeMessages.other,
  products: themeMessages.products,
} as const;

/** An article with the picture of its best pin. */
export function articleToWire(
  view: ArticleView,
  context: Pick<CallContext, 'baseUrl' | 'readerLanguage'>,
): WireArticle {
  const { article, topic, cover, pinCount } = view;
  return {
    id: article.id,
    type: 'article',
    ...textsOf(view, context.readerLanguage),
    url: formatRoute({ kind: 'today-article', articleId: article.id }),
    image: pictureUrl(cover.picture, '508x640', context.baseUrl),
    pins_count: pinCount,
    published_at: timeToWire(timeOfDay(article.day)),
    kind: article.kind,
    topic: topic === null ? null : topicToWire({ view: topic, pinCount, covers: [] }, context),
  };
}

function textsOf(
  { article: { theme }, topic }: ArticleView,
  language: Language,
): Pick<WireArticle, 'title' | 'subtitle'> {
  switch (theme.from) {
    case 'pick':
      return { title: theme.title, subtitle: theme.subtitle };
    case 'season': {
      const name = seasonName(theme.key) ?? themeMessages.season;
      return { title: language.text(name), subtitle: language.text(themeMessages.season) };
    }
    default:
      return {
        title: topic === null ? '' : topicNameIn(topic.topic, language),
        subtitle: language.text(SUBTITLES[theme.from]),
      };
  }
}
