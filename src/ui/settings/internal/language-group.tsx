import { observer } from 'mobx-react-lite';
import type { Choice } from '../../../application/ports/people/settings-gateway.ts';
import { bestLanguage } from '../../../domain/locales/best-language.ts';
import { useApp } from '../../base/app-context.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { spokenLocale, text } from '../../text/language.ts';
import { SettingGroup } from './form/setting-group.tsx';
import { hasDrafts } from '../../forms/use-draft.ts';
import { settingsMessages } from './messages.en.ts';
import { reloadPage } from './reload-page.ts';
import { useSettings } from './use-settings.ts';

export const LOCALE_CHOICES: PageDataKey<readonly Choice[]> = 'locales';

/** The language of the interface, with the formats of a region. */
export const LanguageGroup = observer(function LanguageGroup() {
  const { stores } = useApp();
  const { settings, decide } = useSettings();
  const choices = stores.pageData.find(LOCALE_CHOICES);
  if (settings === undefined || choices === undefined) return null;

  const codes = choices.map(({ code }) => code);
  // A language that is not offered any more is shown as what the person reads instead.
  const chosen = bestLanguage(settings.locale, codes) ?? bestLanguage(spokenLocale(), codes);
  const choose = async (locale: string) => {
    if (!(await decide({ locale }, { locale }))) return;
    // A reload would lose unsaved input in other forms.
    if (hasDrafts(stores.pageData))
      stores.toasts.say({ text: text(settingsMessages.languageSaved), kind: 'done' });
    else reloadPage();
  };

  return (
    <SettingGroup title={text(settingsMessages.language)} text={text(settingsMessages.languageDetail)}>
      <SelectField
        label={text(settingsMessages.languageAndFormats)}
        placeholder={text(settingsMessages.chooseLanguage)}
        options={choices.map(({ code, name }) => ({ id: code, label: name }))}
        value={chosen}
        onChange={(locale) => void choose(locale)}
        searchLabel={text(settingsMessages.searchLanguages)}
        emptyText={text(settingsMessages.noLanguage)}
      />
    </SettingGroup>
  );
});
