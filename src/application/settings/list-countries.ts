import type { Choice, SettingsGateway } from '../ports/people/settings-gateway.ts';

/** Lists the countries that one can choose. */
export class ListCountries {
  readonly #deps: { readonly settings: SettingsGateway };
  constructor(deps: { readonly settings: SettingsGateway }) {
    this.#deps = deps;
  }

  run(): Promise<readonly Choice[]> {
    return this.#deps.settings.countries();
  }
}
