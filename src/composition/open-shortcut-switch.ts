import { HttpUserStateGateway } from '../adapters/http/http-user-state-gateway.ts';
import type { ResourceClient } from '../adapters/http/resource-client.ts';
import type { KeyValueStorage } from '../application/ports/key-value-storage.ts';
import { ShortcutSwitch } from '../application/shortcuts/shortcut-switch.ts';

/** The off switch of the shortcuts: with the account over HTTP, for visitors in this storage. */
export function openShortcutSwitch(calls: ResourceClient, storage: KeyValueStorage): ShortcutSwitch {
  return new ShortcutSwitch({ states: new HttpUserStateGateway(calls), storage });
}
