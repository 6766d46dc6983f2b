import { observer } from 'mobx-react-lite';
import type { Choice } from '../../../application/ports/people/settings-gateway.ts';
import type { Theme } from '../../../domain/settings/account-settings.ts';
import { useApp } from '../../base/app-context.ts';
import { SelectField } from '../../kit/fields/select-field.tsx';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';
import { applyTheme } from '../apply-theme.ts';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { LanguageGroup } from './language-group.tsx';
import { MessagesGroup } from './messages-group.tsx';
import { reloadPage } from './reload-page.ts';
import { SettingGroup } from './form/setting-group.tsx';
import { hasDrafts } from '../../forms/use-draft.ts';
import { SETTINGS } from '../../base/stores/settings-key.ts';
import { useSettings } from './use-settings.ts';
import { text } from '../../text/language.ts';
import { settingsMessages } from './messages.en.ts';

export const COUNTRIES: PageDataKey<readonly Choice[]> = 'countries';

/** The theme, the language and the country. */
export const DisplaySection = observer(function DisplaySection() {
  const { stores } = useApp();
  const { settings, decide } = useSettings();
  const countries = stores.pageData.find(COUNTRIES);
  if (settings === undefined || countries === undefined) return null;

  const chooseTheme = async (theme: Theme) => {
    applyTheme(theme);
    const isKept = await decide({ theme }, { theme });
    applyTheme(stores.pageData.find(SETTINGS)?.theme ?? theme);
    // The theme is applied already, and a reload would lose unsaved input in other forms.
    if (isKept && !hasDrafts(stores.pageData)) reloadPage();
  };
  const said = (saved: boolean) => {
    if (saved) stores.toasts.say({ text: text(settingsMessages.saved), kind: 'done' });
  };

  const themes = [
    { id: 'system', label: text(settingsMessages.system), help: text(settingsMessages.systemHelp) },
    { id: 'light', label: text(settingsMessages.light) },
    { id: 'dark', label: text(settingsMessages.dark) },
  ] as const;

  return (
    <>
      <SettingGroup title={text(settingsMessages.theme)} text={text(settingsMessages.themeDetail)}>
        <ChoiceField
          label={text(settingsMessages.colors)}
          choices={themes}
          value={settings.theme}
          onChange={(theme) => void chooseTheme(theme)}
        />
      </SettingGroup>
      <LanguageGroup />
      <MessagesGroup />
      <SettingGroup title={text(settingsMessages.region)} text={text(settingsMessages.regionDetail)}>
        <SelectField
          label={text(settingsMessages.country)}
          placeholder={text(settingsMessages.chooseCountry)}
          options={countries.map(({ code, name }) => ({ id: code, label: name }))}
          value={settings.country}
          onChange={(country) => void decide({ country }, { country }).then(said)}
          searchLabel={text(settingsMessages.searchCountries)}
          emptyText={text(settingsMessages.noCountry)}
        />
      </SettingGroup>
    </>
  );
});
