import type { ModerationGateway } from '../../../application/ports/moderation-gateway.ts';
import type { AppValue } from '../../base/app-context.ts';

/** Imports the gateway of reports and decisions. @throws {ServiceError} when the import fails */
export async function openModeration(
  services: Pick<AppValue['services'], 'openPinFeedback'>,
): Promise<ModerationGateway> {
  return (await services.openPinFeedback()).openModeration();
}
