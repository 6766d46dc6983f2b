import type { OpenSession } from '../../domain/settings/account-settings.ts';
import type { SettingsGateway } from '../ports/people/settings-gateway.ts';

/** Lists the browsers in which the person is logged in. */
export class ListSessions {
  readonly #deps: { readonly settings: SettingsGateway };
  constructor(deps: { readonly settings: SettingsGateway }) {
    this.#deps = deps;
  }

  run(): Promise<readonly OpenSession[]> {
    return this.#deps.settings.sessions();
  }
}
