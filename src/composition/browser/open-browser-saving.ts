import { WebKeyValueStorage } from '../../adapters/browser/web-key-value-storage.ts';
import type { ResourceClient } from '../../adapters/http/resource-client.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { SavingServices } from '../../application/saving/saving-services.ts';
import { openSaving } from '../open-saving.ts';

/** The use-cases of saving; what was chosen is kept in the storage of this window's session. A chunk of its own. */
export function openBrowserSaving(calls: ResourceClient, logger: Logger): SavingServices {
  return openSaving(calls, logger, new WebKeyValueStorage(logger, () => sessionStorage));
}
