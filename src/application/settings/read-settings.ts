import type { AccountSettings } from '../../domain/settings/account-settings.ts';
import type { SettingsGateway } from '../ports/people/settings-gateway.ts';

/** Reads the own settings. */
export class ReadSettings {
  readonly #deps: { readonly settings: SettingsGateway };
  constructor(deps: { readonly settings: SettingsGateway }) {
    this.#deps = deps;
  }

  run(): Promise<AccountSettings> {
    return this.#deps.settings.read();
  }
}
