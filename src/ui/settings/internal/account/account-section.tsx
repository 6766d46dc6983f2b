import { observer } from 'mobx-react-lite';
import { EmailGroup } from './email-group.tsx';
import { GenderGroup } from './gender-group.tsx';
import { PasswordGroup } from './password-group.tsx';
import { useSettings } from '../use-settings.ts';

/** The mail address, the password, and what only the owner sees. */
export const AccountSection = observer(function AccountSection() {
  const { settings } = useSettings();
  if (settings === undefined) return null;
  return (
    <>
      <EmailGroup settings={settings} />
      <PasswordGroup settings={settings} />
      <GenderGroup />
    </>
  );
});
