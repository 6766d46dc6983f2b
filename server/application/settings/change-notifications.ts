import {
  withNotificationChoices,
  type NotificationChoices,
} from '../../../src/domain/users/notification-settings.ts';
import type { UserRecord } from '../ports/records.ts';
import type { Store } from '../ports/store.ts';

type ChangeNotificationsDeps = { readonly store: Pick<Store, 'transaction'> };

/** Changes notification settings; omitted ones stay unchanged. */
export class ChangeNotifications {
  readonly #deps: ChangeNotificationsDeps;

  constructor(deps: ChangeNotificationsDeps) {
    this.#deps = deps;
  }

  /** @returns the settings in force */
  run(userId: UserRecord['id'], decided: NotificationChoices): Promise<NotificationChoices> {
    return this.#deps.store.transaction(async (tx) => {
      const user = await tx.users.find(userId);
      const notifications = withNotificationChoices(user?.notifications ?? {}, decided);
      await tx.users.update(userId, { notifications });
      return notifications;
    });
  }
}
