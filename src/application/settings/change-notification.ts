import type { NotificationChoice } from '../../domain/settings/account-settings.ts';
import type { NotificationCategory } from '../../domain/users/notification-settings.ts';
import type { NotificationOutcome, SettingsGateway } from '../ports/people/settings-gateway.ts';

/** Decides about the news of one category. */
export class ChangeNotification {
  readonly #deps: { readonly settings: SettingsGateway };
  constructor(deps: { readonly settings: SettingsGateway }) {
    this.#deps = deps;
  }

  run(category: NotificationCategory, choice: NotificationChoice): Promise<NotificationOutcome> {
    return this.#deps.settings.changeNotification(category, choice);
  }
}
