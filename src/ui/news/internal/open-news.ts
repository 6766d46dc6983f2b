import type { NewsGateway } from '../../../application/ports/people/news-gateway.ts';
import type { AppValue } from '../../base/app-context.ts';

/** Imports the gateway of notifications. @throws {ServiceError} when the import fails */
export async function openNews(
  services: Pick<AppValue['services'], 'openPinFeedback'>,
): Promise<NewsGateway> {
  return (await services.openPinFeedback()).openNews();
}
