import type { Article } from '../../../domain/today/article.ts';
import type { TodayTab } from '../../../domain/routes/route.ts';

/** The themes of the last days; `FeedGateway` has their pins. @throws {ServiceError} */
export interface TodayGateway {
  /** The articles of today, or those of a tab of the last 14 days; the newest day first. */
  articles(tab: TodayTab | undefined): Promise<readonly Article[]>;
  /** Undefined: there is no such article, or not any more. */
  article(id: string): Promise<Article | undefined>;
}
