import { ShortcutSwitch } from '../../application/shortcuts/shortcut-switch.ts';
import { KeyValueStorageToken, UserStateGatewayToken } from '../late-tokens.ts';
import { latePart } from './late-part.ts';
import { sharedGateways } from './shared-gateways.ts';

/** The off switch of the shortcuts: with the account for members, in the storage of the browser for visitors. */
export const shortcutSwitchPart = latePart(
  [sharedGateways],
  { states: UserStateGatewayToken, storage: KeyValueStorageToken },
  (deps) => new ShortcutSwitch(deps),
);
