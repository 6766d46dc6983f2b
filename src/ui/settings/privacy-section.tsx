import { observer } from 'mobx-react-lite';
import { useApp } from '../base/app-context.ts';
import { SwitchField } from '../kit/fields/switch-field.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { SIGNAL_HONORED } from '../text/signal-honored.ts';
import { SettingGroup } from './form/setting-group.tsx';
import { useSettings } from './use-settings.ts';

/** How long the word about cookies stays, ms. */
const COOKIES_SAVED_MS = 3000;
const COOKIES_SAVED =
  'We saved your cookie preferences. You can change them in the settings section of your profile at any time.';

/** Visibility, messages and stored data. */
export const PrivacySection = observer(function PrivacySection() {
  const { stores } = useApp();
  const { settings, decide } = useSettings();
  if (settings === undefined) return null;
  const decideAnalytics = async (allowed: boolean) => {
    if (await decide({ analyticCookies: allowed }, { cookies: { analytics: allowed } }))
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
      </SettingGroup>
      <SettingGroup
        title="Cookies"
        text={
          <>
            Those that keep you logged in and safe are always there. Everything else is yours to decide.
            {stores.context.current.honorsPrivacySignal && (
              <>
                <br />
                {SIGNAL_HONORED}
              </>
            )}
          </>
        }
      >
        <SwitchField
          label="Analytics"
          help="Counts which pages are used, so that they get better."
          checked={settings.cookies.analytics}
          onChange={(allowed) => void decideAnalytics(allowed)}
        />
      </SettingGroup>
      <SettingGroup title="Blocked people" text="They cannot follow you or react to your pins.">
        <BlockedPeople />
      </SettingGroup>
    </>
  );
});
