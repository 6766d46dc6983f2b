import { useState } from 'react';
import type { AccountSettings } from '../../../../domain/settings/account-settings.ts';
import { useApp } from '../../../base/app-context.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { PasswordField } from '../../../kit/fields/password-field.tsx';
import { TextArea } from '../../../kit/fields/text-area.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { ownPasswordTexts } from './own-password-texts.ts';
import { showSettings } from '../use-settings.ts';
import { text, textParts } from '../../../text/language.ts';
import { accountSettingMessages } from './messages.en.ts';

type Name = 'confirm' | 'password' | 'reason';

const EMPTY = { confirm: '', password: '', reason: '' };

/** Plans the deletion of the account; the dialog prevents accidental confirmation. */
export function DeleteDialog({
  settings,
  onClose,
}: {
  readonly settings: AccountSettings;
  readonly onClose: () => void;
}) {
  const { services, stores } = useApp();
  const [typed, setTyped] = useState(EMPTY);
  const labels = {
    confirm: text(accountSettingMessages.yourUsername),
    password: text(accountSettingMessages.password),
    reason: text(accountSettingMessages.reason),
  };
  const problems = {
    'confirm.missing': text(accountSettingMessages.usernameMissing),
    'confirm.not_allowed': text(accountSettingMessages.usernameWrong),
    ...ownPasswordTexts(),
  };
  const form = useForm<Name>(labels, problems, async () => {
    const { deleteAccount } = await services.openAccount();
    const outcome = await deleteAccount.run(typed, settings.username);
    if (outcome.kind === 'refused') return outcome;
    showSettings(stores, { ...settings, deleteAt: outcome.deleteAt });
    onClose();
    return undefined;
  });
  const field = (name: Name) => ({
    label: labels[name],
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    error: form.errorOf(name),
  });
  return (
    <FormDialog
      alert
      title={text(accountSettingMessages.deleteTitle)}
      description={text(accountSettingMessages.deleteWarning)}
      form={form}
      cancel={text(accountSettingMessages.keepAccount)}
      submit={text(accountSettingMessages.deleteAccount)}
      pending={text(accountSettingMessages.deleting)}
      onClose={onClose}
    >
      <TextField
        {...field('confirm')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={
          <>
            {textParts(accountSettingMessages.typeUsername, {
              username: <bdi key="username">{settings.username}</bdi>,
            })}
          </>
        }
      />
      <PasswordField {...field('password')} name="password" autoComplete="current-password" />
      <TextArea {...field('reason')} hint={text(accountSettingMessages.optional)} rows={2} />
    </FormDialog>
  );
}
