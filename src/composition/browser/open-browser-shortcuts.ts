import type { ResourceClient } from '../../adapters/http/resource-client.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { ShortcutSwitch } from '../../application/shortcuts/shortcut-switch.ts';
import { openLocalStorage } from '../open-local-storage.ts';
import { openShortcutSwitch } from '../open-shortcut-switch.ts';

/** The off switch of the shortcuts, for visitors in the storage of the browser; a chunk of its own. */
export function openBrowserShortcuts(calls: ResourceClient, logger: Logger): ShortcutSwitch {
  return openShortcutSwitch(calls, openLocalStorage(logger));
}
