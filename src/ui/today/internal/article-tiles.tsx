import type { Article } from '../../../domain/today/article.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { shownTopic } from '../../follow/shown-topic.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { classNames } from '../../kit/class-names.ts';
import { TilePicture } from '../../kit/pages/tile-picture.tsx';
import tiles from '../../kit/pages/picture-tiles.module.css';
import { text } from '../../text/language.ts';
import { dayText } from '../../text/day-text.ts';
import classes from './article-tiles.module.css';
import { todayMessages } from './messages.en.ts';

/** The name that its reader sees: that of its topic, or its own. */
export function shownTitle({ title, topic }: Article): string {
  return topic === null ? title : shownTopic(topic).name;
}

interface ArticleTilesProps {
  readonly articles: readonly Article[];
  /** With the day of each, in lists of several days. */
  readonly dated: boolean;
  /** 2 below the title of the page, 3 below another one. */
  readonly level: 2 | 3;
}

/** Articles with the picture of their best pin. */
export function ArticleTiles({ articles, dated, level }: ArticleTilesProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={classNames(tiles.tiles, classes.tiles)} role="list">
      {articles.map((article, index) => (
        <li key={article.articleId}>
          <AppLink
            className={tiles.tile}
            href={formatRoute({ kind: 'today-article', articleId: article.articleId })}
          >
            {article.imageUrl !== null && <TilePicture imageUrl={article.imageUrl} eager={index < 3} />}
            <div className={tiles.words}>
              <span className={classes.why} dir="auto">
                {article.subtitle}
              </span>
              <Heading className={classes.title}>
                <bdi>{shownTitle(article)}</bdi>
              </Heading>
              <span className={classes.facts}>
                {text(todayMessages.pinCount, { count: article.pinCount })}
                {dated && article.publishedAt !== null && ` · ${dayText(article.publishedAt)}`}
              </span>
            </div>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
