import type { NotificationSettings } from '../../domain/settings/account-settings.ts';
import type { SettingsGateway } from '../ports/people/settings-gateway.ts';

/** Tells by category which news are shown and mailed. */
export class ReadNotifications {
  readonly #deps: { readonly settings: SettingsGateway };
  constructor(deps: { readonly settings: SettingsGateway }) {
    this.#deps = deps;
  }

  run(): Promise<NotificationSettings> {
    return this.#deps.settings.notifications();
  }
}
