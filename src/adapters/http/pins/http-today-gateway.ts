import type { TodayGateway } from '../../../application/ports/pins/today-gateway.ts';
import type { TodayTab } from '../../../domain/routes/route.ts';
import type { Article } from '../../../domain/today/article.ts';
import { articleFromWire, articlesFromWire } from '../../../../wire/today-from-wire.ts';
import type { ResourceClient } from '../client/resource-client.ts';

/** More than the days that are kept have. */
const ALL = 250;

/** Articles over the resource calls. */
export class HttpTodayGateway implements TodayGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async articles(tab: TodayTab | undefined): Promise<readonly Article[]> {
    const answer = await this.#calls.get('TodayTab', { tab: tab ?? 'today', page_size: ALL });
    return answer.kind === 'failed' ? [] : articlesFromWire(answer.data);
  }

  async article(id: string): Promise<Article | undefined> {
    const answer = await this.#calls.get('TodayArticle', {
      article_id: id,
      field_set_key: 'card',
      page_size: 1,
    });
    return answer.kind === 'failed' ? undefined : (articleFromWire(answer.data.article) ?? undefined);
  }
}
