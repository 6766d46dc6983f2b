import { useState } from 'react';
import { useApp } from '../../base/app-context.ts';
import { reloadForNewViewer } from '../../accounts/reload-for-new-viewer.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { PasswordField } from '../../kit/fields/password-field.tsx';
import { OWN_PASSWORD_TEXTS } from './own-password-texts.ts';

const LABELS = { password: 'Password' } as const;

/** Hides the account until its owner comes back. */
export function DeactivateDialog({ onClose }: { readonly onClose: () => void }) {
  const { services, stores } = useApp();
  const [password, setPassword] = useState('');
  const form = useForm(LABELS, OWN_PASSWORD_TEXTS, async () => {
    const { deactivateAccount } = await services.openAccount();
    const userId = stores.session.viewer?.entityId ?? null;
    const outcome = await deactivateAccount.run({ password, reason: '' }, userId);
    if (outcome.kind === 'refused') return outcome;
    reloadForNewViewer('/');
    return undefined;
  });
  return (
    <FormDialog
      title="Deactivate your account?"
      description="Nobody sees your profile, boards and pins until you log in again. Drafts on this browser are removed."
      form={form}
      cancel="Cancel"
      submit="Deactivate"
      pending="Deactivating…"
      onClose={onClose}
    >
      <PasswordField
        label={LABELS.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={form.errorOf('password')}
      />
    </FormDialog>
  );
}
