import { useState } from 'react';
import { useApp } from '../../../base/app-context.ts';
import { reloadForNewViewer } from '../../../accounts/reload-for-new-viewer.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { PasswordField } from '../../../kit/fields/password-field.tsx';
import { ownPasswordTexts } from './own-password-texts.ts';
import { text } from '../../../text/language.ts';
import { accountSettingMessages } from './messages.en.ts';

/** Deactivates the account until its owner logs in again. */
export function DeactivateDialog({ onClose }: { readonly onClose: () => void }) {
  const { services, stores } = useApp();
  const [password, setPassword] = useState('');
  const label = text(accountSettingMessages.password);
  const form = useForm({ password: label }, ownPasswordTexts(), async () => {
    const { deactivateAccount } = await services.openAccount();
    const userId = stores.session.viewer?.entityId ?? null;
    const outcome = await deactivateAccount.run({ password, reason: '' }, userId);
    if (outcome.kind === 'refused') return outcome;
    reloadForNewViewer('/');
    return undefined;
  });
  return (
    <FormDialog
      title={text(accountSettingMessages.deactivateTitle)}
      description={text(accountSettingMessages.deactivateWarning)}
      form={form}
      cancel={text(accountSettingMessages.cancel)}
      submit={text(accountSettingMessages.deactivate)}
      pending={text(accountSettingMessages.deactivating)}
      onClose={onClose}
    >
      <PasswordField
        label={label}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={form.errorOf('password')}
      />
    </FormDialog>
  );
}
