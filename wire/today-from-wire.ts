import type { Article } from '../src/domain/today/article.ts';
import { ARTICLE_KINDS } from '../src/domain/today/themes.ts';
import { count, listOf, oneOf, rawObject, text, textOrNull } from './raw.ts';
import { timeFromWire } from './time.ts';
import { topicFromWire } from './topic-from-wire.ts';

/** An article; null for what is none. */
export function articleFromWire(value: unknown): Article | null {
  const raw = rawObject(value);
  if (raw.type !== 'article') return null;
  return {
    articleId: text(raw.id),
    title: text(raw.title),
    subtitle: text(raw.subtitle),
    topic: raw.topic == null ? null : topicFromWire(raw.topic),
    imageUrl: textOrNull(raw.image),
    pinCount: count(raw.pins_count),
    publishedAt: timeFromWire(raw.published_at),
    kind: oneOf(raw.kind, ARTICLE_KINDS, 'best'),
  };
}

export function articlesFromWire(value: unknown): readonly Article[] {
  return listOf(value, articleFromWire);
}
