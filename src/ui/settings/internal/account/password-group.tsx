import { useState } from 'react';
import type { AccountSettings } from '../../../../domain/settings/account-settings.ts';
import { useApp } from '../../../base/app-context.ts';
import { passwordHelp, passwordProblems } from '../../../accounts/password-texts.ts';
import { Form } from '../../../forms/form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { PasswordField } from '../../../kit/fields/password-field.tsx';
import { SettingGroup } from '../form/setting-group.tsx';
import classes from '../form/setting-form.module.css';
import { text } from '../../../text/language.ts';
import { accountSettingMessages } from './messages.en.ts';

type Name = 'oldPassword' | 'newPassword' | 'newPasswordAgain';

const EMPTY = { oldPassword: '', newPassword: '', newPasswordAgain: '' };

/** Changes the password. */
export function PasswordGroup({ settings }: { readonly settings: AccountSettings }) {
  const { services } = useApp();
  const [typed, setTyped] = useState(EMPTY);
  const [changed, setChanged] = useState(false);
  const labels = {
    oldPassword: text(accountSettingMessages.currentPassword),
    newPassword: text(accountSettingMessages.newPassword),
    newPasswordAgain: text(accountSettingMessages.confirmPassword),
  };
  const problems = {
    ...passwordProblems(),
    'oldPassword.missing': text(accountSettingMessages.currentPasswordMissing),
    'oldPassword.not_allowed': text(accountSettingMessages.currentPasswordWrong),
  };
  const form = useForm<Name>(labels, problems, async () => {
    setChanged(false);
    const outcome = await (await services.openAccount()).changePassword.run(typed, settings);
    if (outcome.kind === 'refused') return outcome;
    // Text that was typed meanwhile stays.
    setTyped((now) => (now === typed ? EMPTY : now));
    setChanged(true);
    return undefined;
  });
  const field = (name: Name) => ({
    label: labels[name],
    name,
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    error: form.errorOf(name),
  });

  return (
    <SettingGroup
      title={text(accountSettingMessages.password)}
      text={text(accountSettingMessages.passwordDetail)}
    >
      <Form form={form} className={classes.form}>
        {changed && (
          <Notice kind="ok" live>
            {text(accountSettingMessages.passwordChanged)}
          </Notice>
        )}
        <input type="hidden" name="username" autoComplete="username" value={settings.username} />
        <PasswordField {...field('oldPassword')} autoComplete="current-password" />
        <PasswordField {...field('newPassword')} autoComplete="new-password" help={passwordHelp()} />
        <PasswordField {...field('newPasswordAgain')} autoComplete="new-password" />
        <div className={classes.actions}>
          <Button
            type="submit"
            kind="quiet"
            size={48}
            pending={form.sending && text(accountSettingMessages.saving)}
          >
            {text(accountSettingMessages.changePassword)}
          </Button>
        </div>
      </Form>
    </SettingGroup>
  );
}
