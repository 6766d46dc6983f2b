import { observer } from 'mobx-react-lite';
import type { NotificationChoice, NotificationSettings } from '../../domain/settings/account-settings.ts';
import { useApp } from '../app/app-context.ts';
import { wishesOfApps } from '../app/last-wish.ts';
import type { PageOf } from '../app/page.ts';
import { attempt } from '../board/attempt.ts';
import { categoryLabel } from '../accounts/mail-categories.ts';
import type { KeptName } from '../stores/kept-store.ts';
import classes from './notification-settings.module.css';
import { SettingsFrame, settingsTitle } from './settings-frame.tsx';

const NOTIFICATIONS: KeptName<NotificationSettings> = 'notifications';
const ROUTE = { kind: 'notification-settings' } as const;

const wishesOf = wishesOfApps<string, NotificationChoice>();

const WAYS = [
  { way: 'web', label: 'In the app' },
  { way: 'email', label: 'By mail' },
] as const;

const NotificationsView = observer(function NotificationsView() {
  const { stores, services } = useApp();
  const choices = stores.kept.find(NOTIFICATIONS) ?? {};
  const show = (category: string, choice: NotificationChoice) =>
    stores.kept.keep(NOTIFICATIONS, { ...stores.kept.find(NOTIFICATIONS), [category]: choice });

  const tell = async (category: string, choice: NotificationChoice): Promise<boolean> => {
    const done = await attempt(stores, async () =>
      (await services.openAccount()).changeNotification.run(category, choice),
    );
    return done !== undefined;
  };
  const decide = async (category: string, before: NotificationChoice, choice: NotificationChoice) => {
    show(category, choice);
    show(category, await wishesOf(stores).want(category, choice, before, (wanted) => tell(category, wanted)));
  };

  return (
    <SettingsFrame route={ROUTE}>
      <p className={classes.lead}>Choose what you hear about, and where. Each choice counts at once.</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.subject}>
              News about
            </th>
            {WAYS.map(({ way, label }) => (
              <th scope="col" key={way} className={classes.way}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(choices).map(([category, choice]) => (
            <tr key={category}>
              <th scope="row" className={classes.subject}>
                {categoryLabel(category)}
              </th>
              {WAYS.map(({ way, label }) => (
                <td key={way} className={classes.way}>
                  <label className={classes.target}>
                    <input
                      className={classes.box}
                      type="checkbox"
                      autoComplete="off"
                      aria-label={`${categoryLabel(category)}: ${label.toLowerCase()}`}
                      checked={choice[way]}
                      onChange={(event) =>
                        void decide(category, choice, { ...choice, [way]: event.currentTarget.checked })
                      }
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SettingsFrame>
  );
});

/** Which news one gets, and where. */
export const page: PageOf<'notification-settings'> = {
  View: NotificationsView,
  async load(_route, { services, stores }) {
    const { readNotifications } = await services.openAccount();
    stores.kept.keep(NOTIFICATIONS, await readNotifications.run());
    return { kind: 'ready', head: { title: `${settingsTitle(ROUTE)} · Settings`, noindex: true } };
  },
};
