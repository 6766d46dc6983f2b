import { useState } from 'react';
import type { AccountSettings } from '../../../domain/settings/account-settings.ts';
import { useApp } from '../../base/app-context.ts';
import { PASSWORD_HELP, PASSWORD_TEXTS } from '../../accounts/password-texts.ts';
import { Form } from '../../forms/form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { Notice } from '../../kit/states/notice.tsx';
import { PasswordField } from '../../kit/fields/password-field.tsx';
import { SettingGroup } from '../form/setting-group.tsx';
import classes from '../form/setting-form.module.css';

const LABELS = {
  oldPassword: 'Current password',
  newPassword: 'New password',
  newPasswordAgain: 'Confirm new password',
} as const;
type Name = keyof typeof LABELS;

const SPECIAL = {
  ...PASSWORD_TEXTS,
  'oldPassword.missing': 'Enter the password that you have now.',
  'oldPassword.not_allowed': 'The current password is incorrect.',
} as const;

const EMPTY = { oldPassword: '', newPassword: '', newPasswordAgain: '' };

/** Changes the password. */
export function PasswordGroup({ settings }: { readonly settings: AccountSettings }) {
  const { services } = useApp();
  const [typed, setTyped] = useState(EMPTY);
  const [changed, setChanged] = useState(false);
  const form = useForm<Name>(LABELS, SPECIAL, async () => {
    setChanged(false);
    const outcome = await (await services.openAccount()).changePassword.run(typed, settings);
    if (outcome.kind === 'refused') return outcome;
    // Text that was typed meanwhile stays.
    setTyped((now) => (now === typed ? EMPTY : now));
    setChanged(true);
    return undefined;
  });
  const field = (name: Name) => ({
    label: LABELS[name],
    name,
    value: typed[name],
    onChange: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
    error: form.errorOf(name),
  });

  return (
    <SettingGroup title="Password" text="A new password logs out all your other devices.">
      <Form form={form} className={classes.form}>
        {changed && (
          <Notice kind="ok" live>
            Your password has been changed. You’ve been logged out on all other devices.
          </Notice>
        )}
        <input type="hidden" name="username" autoComplete="username" value={settings.username} />
        <PasswordField {...field('oldPassword')} autoComplete="current-password" />
        <PasswordField {...field('newPassword')} autoComplete="new-password" help={PASSWORD_HELP} />
        <PasswordField {...field('newPasswordAgain')} autoComplete="new-password" />
        <div className={classes.actions}>
          <Button type="submit" kind="quiet" size={48} pending={form.sending && 'Saving…'}>
            Change password
          </Button>
        </div>
      </Form>
    </SettingGroup>
  );
}
