import { useState } from 'react';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { useForm } from '../forms/use-form.ts';
import { AppLink } from '../kit/app-link.tsx';
import { Button } from '../kit/buttons/button.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { AccountForm } from './internal/account-form.tsx';

const LABELS = { usernameOrEmail: 'Username or email' } as const;

function PasswordResetView() {
  const { services } = useApp();
  const [usernameOrEmail, setUsernameOrEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm(LABELS, {}, async () => {
    const outcome = await (await services.openAccount()).requestReset.run(usernameOrEmail);
    if (outcome.kind === 'refused') return outcome;
    setSentTo(usernameOrEmail.trim());
    return undefined;
  });
  const back = <AppLink href={formatRoute({ kind: 'login' })}>Back to log in</AppLink>;

  if (sentTo !== null)
    return (
      <AccountForm
        title="Check your email"
        lead={
          <>
            If there’s an account for <bdi>{sentTo}</bdi>, we’ve emailed it a reset link. The link works once
            and expires in an hour.
          </>
        }
        other={
          <Button kind="quiet" size={48} onClick={() => setSentTo(null)}>
            Try a different username or email
          </Button>
        }
        live
      />
    );
  return (
    <AccountForm
      title="Reset your password"
      lead="We’ll email you a link to set a new password."
      message={form.message}
      formRef={form.form}
      onSubmit={form.onSubmit}
      other={back}
    >
      <TextField
        label={LABELS.usernameOrEmail}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={usernameOrEmail}
        onChange={setUsernameOrEmail}
        error={form.errorOf('usernameOrEmail')}
      />
      <Button type="submit" kind="primary" size={48} wide pending={form.sending && 'Sending…'}>
        Send link
      </Button>
    </AccountForm>
  );
}

/** For people who forgot their password. */
export const page: PageOf<'password-reset'> = {
  View: PasswordResetView,
  load: () => Promise.resolve({ kind: 'ready', head: { title: 'Reset your password', noindex: true } }),
};
