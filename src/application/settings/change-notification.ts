import type { NotificationChoice, NotificationSettings } from '../../domain/settings/account-settings.ts';
import type { Refused } from '../ports/refused.ts';
import type { SettingsGateway } from '../ports/settings-gateway.ts';

/** Decides about the news of one category. */
export class ChangeNotification {
  readonly #deps: { readonly settings: SettingsGateway };
  constructor(deps: { readonly settings: SettingsGateway }) {
    this.#deps = deps;
  }

  run(category: string, choice: NotificationChoice): Promise<NotificationSettings | Refused> {
    return this.#deps.settings.changeNotification(category, choice);
  }
}
