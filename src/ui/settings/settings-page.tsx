import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { RouteOf, SettingsSection } from '../../domain/routes/route.ts';
import type { LoadContext, PageOf } from '../base/navigation/page.ts';
import { peopleListName } from '../people/list-names.ts';
import { MESSAGES_STAY } from '../base/stores/toast-store.ts';
import { AccountSection } from './internal/account/account-section.tsx';
import { DataSection } from './internal/account/data-section.tsx';
import { DisplaySection, COUNTRIES } from './internal/display-section.tsx';
import { EXPORT } from './internal/account/export-group.tsx';
import { LOCALE_CHOICES } from './internal/language-group.tsx';
import { PrivacySection } from './internal/privacy-section.tsx';
import { ProfileSection } from './internal/profile/profile-section.tsx';
import { SESSIONS, SessionsSection } from './internal/account/sessions-section.tsx';
import { SettingsFrame, settingsTitle } from './internal/settings-frame.tsx';
import { showSettings } from './internal/use-settings.ts';

const VIEWS: { readonly [Section in SettingsSection | 'profile']: () => ReactNode } = {
  profile: () => <ProfileSection />,
  account: () => <AccountSection />,
  display: () => <DisplaySection />,
  privacy: () => <PrivacySection />,
  sessions: () => <SessionsSection />,
  data: () => <DataSection />,
};

const SettingsView = observer(function SettingsView({ route }: { readonly route: RouteOf<'settings'> }) {
  return <SettingsFrame route={route}>{VIEWS[route.section ?? 'profile']()}</SettingsFrame>;
});

/** The viewer's settings, section by section. */
export const page: PageOf<'settings'> = {
  View: SettingsView,
  async load(route, context) {
    await Promise.all([readSettings(context), readMore(route.section, context)]);
    return { kind: 'ready', head: { title: settingsTitle(route), noindex: true } };
  },
};

async function readSettings({ services, stores }: LoadContext): Promise<void> {
  showSettings(stores, await (await services.openAccount()).settings.read());
}

async function readMore(
  section: SettingsSection | undefined,
  { services, stores }: LoadContext,
): Promise<void> {
  const { accounts, settings, messageChoice } = await services.openAccount();
  if (section === 'display') {
    const [locales, countries, stay] = await Promise.all([
      settings.locales(),
      settings.countries(),
      messageChoice.stay(),
    ]);
    stores.pageData.set(LOCALE_CHOICES, locales);
    stores.pageData.set(COUNTRIES, countries);
    stores.pageData.set(MESSAGES_STAY, stay);
  }
  if (section === 'sessions') stores.pageData.set(SESSIONS, await settings.sessions());
  if (section === 'data') stores.pageData.set(EXPORT, await accounts.readExport());
  if (section === 'privacy') {
    const source = { kind: 'blocked' } as const;
    const page = await (await services.openFollows()).listPeople.run(source, null);
    if (page !== undefined) stores.users.showList(peopleListName(source), page, false);
  }
}
