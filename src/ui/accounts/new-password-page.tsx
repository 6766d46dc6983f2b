import { useState } from 'react';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { useForm } from '../forms/use-form.ts';
import { AppLink } from '../kit/app-link.tsx';
import { Button } from '../kit/buttons/button.tsx';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { Notice } from '../kit/states/notice.tsx';
import { PasswordField } from '../kit/fields/password-field.tsx';
import { AccountForm } from './internal/account-form.tsx';
import { INVALID_LINK } from './internal/mail-action.tsx';
import { PASSWORD_HELP, PASSWORD_TEXTS } from './password-texts.ts';

const LABELS = { newPassword: 'New password', newPasswordAgain: 'Confirm new password' } as const;

function NewPasswordView({ route }: { readonly route: RouteOf<'new-password'> }) {
  const { services } = useApp();
  const { username, token, expires } = route;
  const [newPassword, setNewPassword] = useState('');
  const [newPasswordAgain, setNewPasswordAgain] = useState('');
  const [done, setDone] = useState(false);
  const form = useForm(LABELS, PASSWORD_TEXTS, async () => {
    const { setPassword } = await services.openAccount();
    const outcome = await setPassword.run({
      username,
      token: token ?? '',
      expires,
      newPassword,
      newPasswordAgain,
    });
    if (outcome.kind === 'refused') return outcome;
    setDone(true);
    return undefined;
  });

  if (done)
    return (
      <AccountForm
        title="Your password has been changed"
        lead="You’ve been logged out on all devices. Log in with your new password."
        other={
          <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'login' })}>
            Log in
          </LinkButton>
        }
        live
      />
    );
  return (
    <AccountForm
      title="Choose a new password"
      lead={
        <>
          For the account <bdi>@{username}</bdi>
        </>
      }
      message={form.message}
      formRef={form.form}
      onSubmit={form.onSubmit}
      other={<AppLink href={formatRoute({ kind: 'password-reset' })}>Request a new link</AppLink>}
    >
      {token === undefined ? (
        <Notice kind="error">{INVALID_LINK}</Notice>
      ) : (
        <>
          {/* Password managers store the new password under this name. */}
          <input type="hidden" name="username" autoComplete="username" value={username} />
          <PasswordField
            label={LABELS.newPassword}
            name="new-password"
            autoComplete="new-password"
            value={newPassword}
            onChange={setNewPassword}
            error={form.errorOf('newPassword')}
            help={PASSWORD_HELP}
          />
          <PasswordField
            label={LABELS.newPasswordAgain}
            name="new-password-again"
            autoComplete="new-password"
            value={newPasswordAgain}
            onChange={setNewPasswordAgain}
            error={form.errorOf('newPasswordAgain')}
          />
          <Button type="submit" kind="primary" size={48} wide pending={form.sending && 'Saving…'}>
            Save password
          </Button>
        </>
      )}
    </AccountForm>
  );
}

/** Sets a new password through the link in a reset mail. */
export const page: PageOf<'new-password'> = {
  View: NewPasswordView,
  load: () => Promise.resolve({ kind: 'ready', head: { title: 'Choose a new password', noindex: true } }),
};
