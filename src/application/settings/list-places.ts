import type { Choice, SettingsGateway } from '../ports/settings-gateway.ts';

export type Places = { readonly locales: readonly Choice[]; readonly countries: readonly Choice[] };

/** Lists the languages and countries that one can choose. */
export class ListPlaces {
  readonly #deps: { readonly settings: SettingsGateway };
  constructor(deps: { readonly settings: SettingsGateway }) {
    this.#deps = deps;
  }

  async run(): Promise<Places> {
    const [locales, countries] = await Promise.all([
      this.#deps.settings.locales(),
      this.#deps.settings.countries(),
    ]);
    return { locales, countries };
  }
}
