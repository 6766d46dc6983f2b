import { observer } from 'mobx-react-lite';
import type { NotificationChoice, NotificationSettings } from '../../domain/settings/account-settings.ts';
import {
  DELIVERED_NOTIFICATIONS,
  type NotificationCategory,
} from '../../domain/users/notification-settings.ts';
import { useApp } from '../base/app-context.ts';
import { latestValueQueues } from '../base/latest-value-queue.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { attempt } from '../base/attempt.ts';
import { categoryLabel } from '../accounts/mail-categories.ts';
import { SwitchField } from '../kit/fields/switch-field.tsx';
import type { PageDataKey } from '../base/stores/page-data-store.ts';
import classes from './internal/notification-settings.module.css';
import { SettingsFrame, settingsTitle } from './internal/settings-frame.tsx';
import { text } from '../text/language.ts';
import { settingsMessages } from './internal/messages.en.ts';

const NOTIFICATIONS: PageDataKey<NotificationSettings> = 'notifications';
const ROUTE = { kind: 'notification-settings' } as const;

const queueOf = latestValueQueues<NotificationCategory, NotificationChoice>();

const WAYS = { web: settingsMessages.inApp, email: settingsMessages.byEmail } as const;
const NOTHING: NotificationChoice = { web: true, email: false };

const NotificationsView = observer(function NotificationsView() {
  const { stores, services } = useApp();
  const choices = stores.pageData.find(NOTIFICATIONS) ?? {};
  const show = (category: NotificationCategory, choice: NotificationChoice) =>
    stores.pageData.set(NOTIFICATIONS, { ...stores.pageData.find(NOTIFICATIONS), [category]: choice });

  const tell = async (category: NotificationCategory, choice: NotificationChoice): Promise<boolean> => {
    const done = await attempt(stores, async () =>
      (await services.openAccount()).settings.changeNotification(category, choice),
    );
    return done !== undefined;
  };
  const decide = async (
    category: NotificationCategory,
    before: NotificationChoice,
    choice: NotificationChoice,
  ) => {
    show(category, choice);
    show(category, await queueOf(stores).set(category, choice, before, (wanted) => tell(category, wanted)));
  };

  return (
    <SettingsFrame route={ROUTE}>
      <p className={classes.lead}>{text(settingsMessages.notificationsDetail)}</p>
      <div className={classes.news}>
        {DELIVERED_NOTIFICATIONS.map(({ category, way }) => {
          const choice = choices[category] ?? NOTHING;
          return (
            <SwitchField
              key={`${category} ${way}`}
              label={categoryLabel(category)}
              help={text(WAYS[way])}
              isNamedByHelp
              checked={choice[way]}
              onChange={(on) => void decide(category, choice, { ...choice, [way]: on })}
            />
          );
        })}
      </div>
    </SettingsFrame>
  );
});

/** The notification settings. */
export const page: PageOf<'notification-settings'> = {
  View: NotificationsView,
  async load(_route, { services, stores }) {
    const { settings } = await services.openAccount();
    stores.pageData.set(NOTIFICATIONS, await settings.notifications());
    return { kind: 'ready', head: { title: settingsTitle(ROUTE), noindex: true } };
  },
};
