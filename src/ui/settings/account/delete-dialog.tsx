import { useState } from 'react';
import type { AccountSettings } from '../../../domain/settings/account-settings.ts';
import { useApp } from '../../base/app-context.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { PasswordField } from '../../kit/fields/password-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { OWN_PASSWORD_TEXTS } from './own-password-texts.ts';
import { showSettings } from '../use-settings.ts';

const LABELS = { confirm: 'Your username', password: 'Password', reason: 'Why do you leave?' } as const;
type Name = keyof typeof LABELS;

const SPECIAL = {
  'confirm.missing': 'Type your username to show that you mean this account.',
  'confirm.not_allowed': 'This is not the username of this account.',
  ...OWN_PASSWORD_TEXTS,
} as const;

const EMPTY = { confirm: '', password: '', reason: '' };

/** Plans the end of the account; this cannot be done by a slip of the hand. */
export function DeleteDialog({
  settings,
  onClose,
}: {
  readonly settings: AccountSettings;
  readonly onClose: () => void;
}) {
  const { services, stores } = useApp();
  const [typed, setTyped] = useState(EMPTY);
  const form = useForm<Name>(LABELS, SPECIAL, async () => {
    const { deleteAccount } = await services.openAccount();
    const outcome = await deleteAccount.run(typed, settings.username);
    if (outcome.kind === 'refused') return outcome;
    showSettings(stores, { ...settings, deleteAt: outcome.deleteAt });
    onClose();
    return undefined;
  });
  const field = (name: Name) => ({
    label: LABELS[name],
    value: typed[name],
    onChange: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
    error: form.errorOf(name),
  });
  return (
    <FormDialog
      alert
      title="Delete your account?"
      description="Your profile, boards, pins, pictures and messages go. Take a copy along first if you want to keep them."
      form={form}
      cancel="Keep account"
      submit="Delete account"
      pending="Deleting…"
      onClose={onClose}
    >
      <TextField
        {...field('confirm')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={
          <>
            Type <bdi>{settings.username}</bdi> here.
          </>
        }
      />
      <PasswordField {...field('password')} name="password" autoComplete="current-password" />
      <TextArea {...field('reason')} hint="optional" rows={2} />
    </FormDialog>
  );
}
