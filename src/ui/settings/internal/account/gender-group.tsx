import { observer } from 'mobx-react-lite';
import { GenderChoice } from '../../../forms/gender-choice.tsx';
import { text } from '../../../text/language.ts';
import { SettingGroup } from '../form/setting-group.tsx';
import { useSettings } from '../use-settings.ts';
import { genderSettingMessages } from './messages.en.ts';

/** The gender, which can be taken back. */
export const GenderGroup = observer(function GenderGroup() {
  const { settings, decide } = useSettings();
  if (settings === undefined) return null;
  return (
    <SettingGroup title={text(genderSettingMessages.title)} text={text(genderSettingMessages.detail)}>
      <GenderChoice value={settings.gender} onChange={(gender) => void decide({ gender }, { gender })} />
    </SettingGroup>
  );
});
