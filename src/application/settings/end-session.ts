import type { SettingsGateway } from '../ports/people/settings-gateway.ts';

/** Logs another browser out. */
export class EndSession {
  readonly #deps: { readonly settings: SettingsGateway };
  constructor(deps: { readonly settings: SettingsGateway }) {
    this.#deps = deps;
  }

  run(id: string): Promise<void> {
    return this.#deps.settings.endSession(id);
  }
}
