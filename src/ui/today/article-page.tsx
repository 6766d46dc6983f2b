import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { FeedSource } from '../../application/ports/pins/feed-gateway.ts';
import type { Article } from '../../domain/today/article.ts';
import { isIdText } from '../../domain/ids/ids.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import type { Page } from '../base/navigation/page.ts';
import type { PageDataKey } from '../base/stores/page-data-store.ts';
import { feedFailure } from '../feeds/feed-failure.ts';
import { PinFeed } from '../feeds/pin-feed.tsx';
import { topicTexts } from '../follow/shown-topic.ts';
import edges from '../grid/grid-edges.module.css';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { classNames } from '../kit/class-names.ts';
import head from '../kit/pages/page-head.module.css';
import { text } from '../text/language.ts';
import { dayText } from '../text/day-text.ts';
import classes from './internal/article-page.module.css';
import { ArticleTiles, shownTitle } from './internal/article-tiles.tsx';
import { todayMessages } from './internal/messages.en.ts';

type ArticleRoute = RouteOf<'today-article' | 'discover-article'>;

/** The article of a page, and others of today. */
type ArticlePage = { readonly article: Article; readonly others: readonly Article[] };

const MOST_OTHERS = 4;

function pageKey(id: string): PageDataKey<ArticlePage> {
  return `article/${id}`;
}

function sourceOf(articleId: string): FeedSource {
  return { kind: 'article', articleId };
}

const ArticleView = observer(function ArticleView({ route }: { readonly route: ArticleRoute }) {
  const { stores } = useApp();
  const others = useId();
  const page = stores.pageData.find(pageKey(route.articleId));
  if (page === undefined) return null;
  const { article } = page;
  const title = shownTitle(article);
  return (
    <>
      <header className={classNames(edges.edges, head.head)}>
        {article.publishedAt !== null && (
          <p className={classes.day}>
            <time dateTime={new Date(article.publishedAt).toISOString().slice(0, 10)}>
              {dayText(article.publishedAt)}
            </time>
          </p>
        )}
        <h1 className={head.title}>
          <bdi>{title}</bdi>
        </h1>
        {article.subtitle !== '' && (
          <p className={classes.subtitle} dir="auto">
            {article.subtitle}
          </p>
        )}
        {article.topic !== null && (
          <LinkButton
            kind="quiet"
            size={48}
            href={formatRoute({
              kind: 'interest',
              interest: article.topic.urlName,
              interestId: article.topic.entityId,
            })}
          >
            {text(todayMessages.topic, { topic: title })}
          </LinkButton>
        )}
      </header>
      <PinFeed
        feed={stores.feeds.open(sourceOf(route.articleId))}
        label={text(todayMessages.pinsOf, { article: title })}
        {...(article.kind === 'shop' ? { surface: 'ShoppingPackageItem' } : {})}
        empty={null}
      />
      {page.others.length > 0 && (
        <section className={classNames(edges.edges, classes.others)} aria-labelledby={others}>
          <h2 id={others} className={classes.heading}>
            {text(todayMessages.moreToday)}
          </h2>
          <ArticleTiles articles={page.others} dated={false} level={3} />
        </section>
      )}
    </>
  );
});

/** A theme of a day with its pins; `/discover/article/` is another address of it. */
export const page = {
  View: ArticleView,
  async load({ articleId }, { services, stores }) {
    if (!isIdText(articleId)) return { kind: 'not-found' };
    const { today } = await services.openDiscovery();
    const feed = stores.feeds.openAnew(sourceOf(articleId));
    const [article, ofToday] = await Promise.all([
      today.article(articleId),
      today.articles(undefined),
      feed.start(),
    ]);
    if (article === undefined) return { kind: 'not-found' };
    const others = ofToday.filter((other) => other.articleId !== articleId).slice(0, MOST_OTHERS);
    stores.pageData.set(pageKey(articleId), { article, others });
    const failed = feedFailure(feed);
    if (failed !== undefined) return failed;
    const { topic, title, subtitle, imageUrl } = article;
    return {
      kind: 'ready',
      head: {
        title: topic === null ? title : topicTexts(topic).name,
        description: subtitle,
        canonicalPath: formatRoute({ kind: 'today-article', articleId }),
        noindex: false,
        openGraph: {
          type: 'article',
          ...(imageUrl !== null && { image: { url: imageUrl, width: 508, height: 640 } }),
        },
      },
    };
  },
} satisfies Page<ArticleRoute>;
