import type { SettingsGateway } from '../ports/people/settings-gateway.ts';

/** Logs all browsers out but this one. */
export class EndOtherSessions {
  readonly #deps: { readonly settings: SettingsGateway };
  constructor(deps: { readonly settings: SettingsGateway }) {
    this.#deps = deps;
  }

  run(): Promise<void> {
    return this.#deps.settings.endOtherSessions();
  }
}
