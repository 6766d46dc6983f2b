import { ShortcutSwitch } from '../../application/shortcuts/shortcut-switch.ts';
import { KeyValueStorageToken, UserStateGatewayToken } from '../lazy-tokens.ts';
import { lazyChunk } from './lazy-chunk.ts';
import { sharedGateways } from './shared-gateways.ts';

/** The switch for shortcuts: stored with the account for members, in the browser for visitors. */
export const chunk = lazyChunk(
  [sharedGateways],
  { states: UserStateGatewayToken, storage: KeyValueStorageToken },
  (deps) => new ShortcutSwitch(deps),
);
