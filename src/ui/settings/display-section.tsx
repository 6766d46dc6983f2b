import { observer } from 'mobx-react-lite';
import type { Choice } from '../../application/ports/people/settings-gateway.ts';
import type { Theme } from '../../domain/settings/account-settings.ts';
import { useApp } from '../base/app-context.ts';
import { SelectField } from '../kit/fields/select-field.tsx';
import type { PageDataKey } from '../base/stores/page-data-store.ts';
import { applyTheme } from './apply-theme.ts';
import { ChoiceField } from '../kit/fields/choice-field.tsx';
import { MessagesGroup } from './messages-group.tsx';
import { reloadPage } from './reload-page.ts';
import { SettingGroup } from './form/setting-group.tsx';
import { hasDrafts } from './form/use-draft.ts';
import { SETTINGS, useSettings } from './use-settings.ts';

export const COUNTRIES: PageDataKey<readonly Choice[]> = 'countries';

const THEME_CHOICES = [
  { id: 'system', label: 'System', help: 'As your device' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;

/** How the product looks, and where one is. */
export const DisplaySection = observer(function DisplaySection() {
  const { stores } = useApp();
  const { settings, decide } = useSettings();
  const countries = stores.pageData.find(COUNTRIES);
  if (settings === undefined || countries === undefined) return null;

  const chooseTheme = async (theme: Theme) => {
    applyTheme(theme);
    const isKept = await decide({ theme }, { theme });
    applyTheme(stores.pageData.find(SETTINGS)?.theme ?? theme);
    // The theme is applied already, and a reload would lose unsaved input in other settings.
    if (isKept && !hasDrafts(stores.pageData)) reloadPage();
  };
  const said = (saved: boolean) => {
    if (saved) stores.toasts.say({ text: 'Saved', kind: 'done' });
  };

  return (
    <>
      <SettingGroup title="Theme" text="The walls on which the pictures hang.">
        <ChoiceField
          label="Colors"
          choices={THEME_CHOICES}
          value={settings.theme}
          onChange={(theme) => void chooseTheme(theme)}
        />
      </SettingGroup>
      <MessagesGroup />
      <SettingGroup title="Region" text="Decides which labels you see on things for sale.">
        <SelectField
          label="Country or region"
          placeholder="Choose a country"
          options={countries.map(({ code, name }) => ({ id: code, label: name }))}
          value={settings.country}
          onChange={(country) => void decide({ country }, { country }).then(said)}
          searchLabel="Search countries"
          emptyText="No country of that name."
        />
      </SettingGroup>
    </>
  );
});
