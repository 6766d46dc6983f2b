import { useState } from 'react';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { useForm } from '../forms/use-form.ts';
import { AppLink } from '../kit/app-link.tsx';
import { Button } from '../kit/buttons/button.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { AccountForm } from './internal/account-form.tsx';
import { text, textParts } from '../text/language.ts';
import { accountMessages, passwordMessages } from './internal/messages.en.ts';

function PasswordResetView() {
  const { services } = useApp();
  const [usernameOrEmail, setUsernameOrEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const labels = { usernameOrEmail: text(accountMessages.usernameOrEmail) };
  const form = useForm(labels, {}, async () => {
    const outcome = await (await services.openAccount()).requestReset.run(usernameOrEmail);
    if (outcome.kind === 'refused') return outcome;
    setSentTo(usernameOrEmail.trim());
    return undefined;
  });
  const back = <AppLink href={formatRoute({ kind: 'login' })}>{text(passwordMessages.backToLogIn)}</AppLink>;

  if (sentTo !== null)
    return (
      <AccountForm
        title={text(passwordMessages.checkEmail)}
        lead={textParts(passwordMessages.linkSent, { name: <bdi key="name">{sentTo}</bdi> })}
        other={
          <Button kind="quiet" size={48} onClick={() => setSentTo(null)}>
            {text(passwordMessages.tryAnother)}
          </Button>
        }
        live
      />
    );
  return (
    <AccountForm
      title={text(passwordMessages.reset)}
      lead={text(passwordMessages.resetLead)}
      message={form.message}
      formRef={form.form}
      onSubmit={form.onSubmit}
      other={back}
    >
      <TextField
        label={labels.usernameOrEmail}
        name="username"
        autoComplete="username"
        value={usernameOrEmail}
        onChange={setUsernameOrEmail}
        error={form.errorOf('usernameOrEmail')}
      />
      <Button
        type="submit"
        kind="primary"
        size={48}
        wide
        pending={form.sending && text(passwordMessages.sending)}
      >
        {text(passwordMessages.sendLink)}
      </Button>
    </AccountForm>
  );
}

/** For people who forgot their password. */
export const page: PageOf<'password-reset'> = {
  View: PasswordResetView,
  load: () => Promise.resolve({ kind: 'ready', head: { title: passwordMessages.reset, noindex: true } }),
};
