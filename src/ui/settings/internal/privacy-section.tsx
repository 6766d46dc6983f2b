import { observer } from 'mobx-react-lite';
import { useApp } from '../../base/app-context.ts';
import { SwitchField } from '../../kit/fields/switch-field.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { textMessages } from '../../text/messages.en.ts';
import { SettingGroup } from './form/setting-group.tsx';
import { useSettings } from './use-settings.ts';
import { text } from '../../text/language.ts';
import { settingsMessages } from './messages.en.ts';

/** Display time of the confirmation about cookies, ms. */
const COOKIES_SAVED_MS = 3000;

/** Visibility, messages and stored data. */
export const PrivacySection = observer(function PrivacySection() {
  const { stores } = useApp();
  const { settings, decide } = useSettings();
  if (settings === undefined) return null;
  const decideAnalytics = async (allowed: boolean) => {
    if (await decide({ analyticCookies: allowed }, { cookies: { analytics: allowed } }))
      stores.toasts.say({
        text: text(settingsMessages.cookiesSaved),
        durationMs: COOKIES_SAVED_MS,
        kind: 'done',
      });
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
        <SwitchField
          label={text(settingsMessages.analytics)}
          help={text(settingsMessages.analyticsHelp)}
          checked={settings.cookies.analytics}
          onChange={(allowed) => void decideAnalytics(allowed)}
        />
      </SettingGroup>
      <SettingGroup title={text(settingsMessages.blocked)} text={text(settingsMessages.blockedDetail)}>
        <BlockedPeople />
      </SettingGroup>
    </>
  );
});
