import { ServiceError } from '../ports/service-error.ts';
import type { SettingsGateway } from '../ports/settings-gateway.ts';

/** Tells whether the own account is planned to be deleted; false as well when that cannot be read now. */
export class FindDeletion {
  readonly #deps: { readonly settings: SettingsGateway };
  constructor(deps: { readonly settings: SettingsGateway }) {
    this.#deps = deps;
  }

  async run(): Promise<boolean> {
    try {
      return (await this.#deps.settings.read()).deleteAt !== null;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return false;
    }
  }
}
