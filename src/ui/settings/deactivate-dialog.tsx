import { useId, useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { enterAsSomebodyElse } from '../accounts/enter-as-somebody-else.ts';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Notice } from '../kit/notice.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import classes from './setting-form.module.css';

const LABELS = { password: 'Password' } as const;
const SPECIAL = {
  'password.missing': 'Enter your password, so that nobody else can do this.',
  'password.not_allowed': 'The current password is incorrect.',
} as const;

/** Hides the account until its owner comes back. */
export function DeactivateDialog({ onClose }: { readonly onClose: () => void }) {
  const { services } = useApp();
  const formId = useId();
  const [password, setPassword] = useState('');
  const form = useForm(LABELS, SPECIAL, async () => {
    const { deactivateAccount } = await services.openAccount();
    const outcome = await deactivateAccount.run({ password, reason: '' });
    if (outcome.kind === 'refused') return outcome;
    enterAsSomebodyElse('/');
    return undefined;
  });
  return (
    <Dialog
      title="Deactivate your account?"
      description="Nobody sees your profile, boards and pins until you log in again."
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} kind="primary" pending={form.sending && 'Deactivating…'}>
            Deactivate
          </Button>
        </>
      }
    >
      <form
        className={classes.form}
        id={formId}
        ref={form.form}
        onSubmit={form.onSubmit}
        noValidate
        method="post"
      >
        {form.message !== null && (
          <Notice kind="error" live>
            {form.message}
          </Notice>
        )}
        <PasswordField
          label={LABELS.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={form.errorOf('password')}
        />
      </form>
    </Dialog>
  );
}
