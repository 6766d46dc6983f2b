import type { UserId } from '../../domain/ids/ids.ts';
import type { Refused } from '../ports/refused.ts';
import type { SettingsGateway } from '../ports/people/settings-gateway.ts';

/** Shuts a person out, or lets them in again. */
export class BlockPerson {
  readonly #deps: { readonly settings: SettingsGateway };
  constructor(deps: { readonly settings: SettingsGateway }) {
    this.#deps = deps;
  }

  run(id: UserId, blocked: boolean): Promise<Refused | undefined> {
    return this.#deps.settings.block(id, blocked);
  }
}
