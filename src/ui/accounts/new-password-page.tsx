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
import { passwordHelp, passwordProblems } from './password-texts.ts';
import { text, textParts } from '../text/language.ts';
import { accountMessages, passwordMessages } from './internal/messages.en.ts';

function NewPasswordView({ route }: { readonly route: RouteOf<'new-password'> }) {
  const { services } = useApp();
  const { username, token, expires } = route;
  const [newPassword, setNewPassword] = useState('');
  const [newPasswordAgain, setNewPasswordAgain] = useState('');
  const [done, setDone] = useState(false);
  const labels = {
    newPassword: text(passwordMessages.newPassword),
    newPasswordAgain: text(passwordMessages.confirm),
  };
  const form = useForm(labels, passwordProblems(), async () => {
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
        title={text(passwordMessages.changed)}
        lead={text(passwordMessages.changedLead)}
        other={
          <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'login' })}>
            {text(accountMessages.logIn)}
          </LinkButton>
        }
        live
      />
    );
  return (
    <AccountForm
      title={text(passwordMessages.choose)}
      lead={textParts(passwordMessages.ofAccount, { account: <bdi key="account">@{username}</bdi> })}
      message={form.message}
      formRef={form.form}
      onSubmit={form.onSubmit}
      other={
        <AppLink href={formatRoute({ kind: 'password-reset' })}>{text(accountMessages.requestLink)}</AppLink>
      }
    >
      {token === undefined ? (
        <Notice kind="error">{text(accountMessages.invalidLink)}</Notice>
      ) : (
        <>
          {/* Password managers store the new password under this name. */}
          <input type="hidden" name="username" autoComplete="username" value={username} />
          <PasswordField
            label={labels.newPassword}
            name="new-password"
            autoComplete="new-password"
            value={newPassword}
            onChange={setNewPassword}
            error={form.errorOf('newPassword')}
            help={passwordHelp()}
          />
          <PasswordField
            label={labels.newPasswordAgain}
            name="new-password-again"
            autoComplete="new-password"
            value={newPasswordAgain}
            onChange={setNewPasswordAgain}
            error={form.errorOf('newPasswordAgain')}
          />
          <Button
            type="submit"
            kind="primary"
            size={48}
            wide
            pending={form.sending && text(passwordMessages.saving)}
          >
            {text(passwordMessages.save)}
          </Button>
        </>
      )}
    </AccountForm>
  );
}

/** Sets a new password through the link in a reset mail. */
export const page: PageOf<'new-password'> = {
  View: NewPasswordView,
  load: () => Promise.resolve({ kind: 'ready', head: { title: passwordMessages.choose, noindex: true } }),
};
