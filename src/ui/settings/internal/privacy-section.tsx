import { observer } from 'mobx-react-lite';
import type { SettingsChange } from '../../../application/ports/people/settings-gateway.ts';
import type { CookieChoices } from '../../../domain/settings/account-settings.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import { CONSENT_ROWS, CONSENT_SAVED } from '../../consent/consent-rows.ts';
import { TOAST_OFFER_MS } from '../../kit/layers/toast-message.ts';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { SwitchField } from '../../kit/fields/switch-field.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { textMessages } from '../../text/messages.en.ts';
import { SettingGroup } from './form/setting-group.tsx';
import { useSettings } from './use-settings.ts';
import { text } from '../../text/language.ts';
import { settingsMessages } from './messages.en.ts';

/** The field of each choice in a change of settings. */
const COOKIE_FIELDS = {
  analytics: 'analyticCookies',
  marketing: 'marketingCookies',
  personalization: 'personalizationCookies',
} as const satisfies Record<keyof CookieChoices, keyof SettingsChange>;

/** Visibility, messages and stored data. */
export const PrivacySection = observer(function PrivacySection() {
  const { stores } = useApp();
  const { settings, decide } = useSettings();
  if (settings === undefined) return null;
  const decideCookies = async (kind: keyof CookieChoices, allowed: boolean) => {
    if (await decide({ [COOKIE_FIELDS[kind]]: allowed }, { cookies: { [kind]: allowed } }))
      stores.toasts.say({ text: text(CONSENT_SAVED), durationMs: TOAST_OFFER_MS, kind: 'done' });
  };

  return (
    <>
      <SettingGroup title={text(settingsMessages.searchPrivacy)}>
        <SwitchField
          label={text(settingsMessages.hideFromSearch)}
          help={text(settingsMessages.hideFromSearchHelp)}
          checked={settings.excludeFromSearch}
          onChange={(on) => void decide({ excludeFromSearch: on }, { excludeFromSearch: on })}
        />
      </SettingGroup>
      <SettingGroup
        title={text(settingsMessages.cookies)}
        text={
          <>
            {text(settingsMessages.cookiesDetail)}
            {stores.context.current.honorsPrivacySignal && (
              <>
                <br />
                {text(textMessages.signalHonored)}
              </>
            )}
          </>
        }
      >
        {CONSENT_ROWS.map(({ kind, label, help }) => (
          <SwitchField
            key={kind}
            label={text(label)}
            help={text(help)}
            checked={settings.cookies[kind]}
            onChange={(allowed) => void decideCookies(kind, allowed)}
          />
        ))}
      </SettingGroup>
      <SettingGroup title={text(settingsMessages.homeFeed)} text={text(settingsMessages.homeFeedDetail)}>
        <div>
          <LinkButton kind="quiet" href={formatRoute({ kind: 'tuner' })}>
            {text(settingsMessages.tuneHomeFeed)}
          </LinkButton>
        </div>
      </SettingGroup>
      <SettingGroup title={text(settingsMessages.blocked)} text={text(settingsMessages.blockedDetail)}>
        <BlockedPeople />
      </SettingGroup>
    </>
  );
});
