import { observer } from 'mobx-react-lite';
import type { CookieChoices, MessageSenders } from '../../domain/settings/account-settings.ts';
import type { SettingsChange } from '../../application/ports/settings-gateway.ts';
import { useApp } from '../app/app-context.ts';
import { SwitchField } from '../kit/switch-field.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { ChoiceField } from '../kit/choice-field.tsx';
import { SettingGroup } from './setting-group.tsx';
import { useSettings } from './use-settings.ts';

const SENDERS: readonly { readonly id: MessageSenders; readonly label: string }[] = [
  { id: 'everyone', label: 'Everyone' },
  { id: 'followed', label: 'People I follow' },
  { id: 'nobody', label: 'Nobody' },
];

/** How long the word about cookies stays, ms. */
const COOKIES_SAVED_MS = 3000;
const COOKIES_SAVED =
  'We saved your cookie preferences. You can change them in the settings section of your profile at any time.';

const COOKIES = [
  {
    name: 'analytics',
    change: 'analyticCookies',
    label: 'Analytics',
    help: 'Counts which pages are used, so that they get better.',
  },
  {
    name: 'personalization',
    change: 'personalizationCookies',
    label: 'Personalization',
    help: 'Remembers what you like, to show you more of it.',
  },
  {
    name: 'marketing',
    change: 'marketingCookies',
    label: 'Marketing',
    help: 'Lets advertisers learn whether their pins worked.',
  },
] as const satisfies readonly {
  readonly name: keyof CookieChoices;
  readonly change: keyof SettingsChange;
  readonly label: string;
  readonly help: string;
}[];

/** Who sees and reaches one, and what is remembered. */
export const PrivacySection = observer(function PrivacySection() {
  const { stores } = useApp();
  const { settings, decide } = useSettings();
  if (settings === undefined) return null;
  const { cookies } = settings;
  const decideCookie = async ({ name, change }: (typeof COOKIES)[number], allowed: boolean) => {
    if (await decide({ [change]: allowed }, { cookies: { [name]: allowed } }))
      stores.toasts.say({ text: COOKIES_SAVED, durationMs: COOKIES_SAVED_MS, kind: 'done' });
  };

  return (
    <>
      <SettingGroup title="Who finds you">
        <SwitchField
          label="Keep my profile out of search engines"
          help="Asks them to leave out your profile, boards and pins. It can take weeks until they do."
          checked={settings.excludeFromSearch}
          onChange={(on) => void decide({ excludeFromSearch: on }, { excludeFromSearch: on })}
        />
        <ChoiceField
          label="Who may write to you"
          choices={SENDERS}
          value={settings.allowMessagesFrom}
          onChange={(who) => void decide({ allowMessagesFrom: who }, { allowMessagesFrom: who })}
        />
      </SettingGroup>
      <SettingGroup
        title="Cookies"
        text="Those that keep you logged in and safe are always there. The others are yours to decide."
      >
        {COOKIES.map((cookie) => (
          <SwitchField
            key={cookie.name}
            label={cookie.label}
            help={cookie.help}
            checked={cookies[cookie.name]}
            onChange={(allowed) => void decideCookie(cookie, allowed)}
          />
        ))}
      </SettingGroup>
      <SettingGroup
        title="Blocked people"
        text="They cannot follow you, write to you, comment on your pins or invite you."
      >
        <BlockedPeople />
      </SettingGroup>
    </>
  );
});
