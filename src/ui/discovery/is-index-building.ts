import type { AppValue } from '../base/app-context.ts';

/** Whether lists may lack pins only because the index is being built. @throws {ServiceError} */
export async function isIndexBuilding({
  openDiscovery,
}: Pick<AppValue['services'], 'openDiscovery'>): Promise<boolean> {
  return (await openDiscovery()).index.isBuilding();
}
