import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AccountSettings } from '../../../../domain/settings/account-settings.ts';
import { useApp } from '../../../base/app-context.ts';
import { Form } from '../../../forms/form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { PasswordField } from '../../../kit/fields/password-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { ownPasswordTexts } from './own-password-texts.ts';
import { SettingGroup } from '../form/setting-group.tsx';
import classes from '../form/setting-form.module.css';
import { useDraft } from '../../../forms/use-draft.ts';
import { text, textParts } from '../../../text/language.ts';
import { accountSettingMessages } from './messages.en.ts';

type Name = 'email' | 'password';

/** The mail address, its confirmation, and changing it. */
export const EmailGroup = observer(function EmailGroup({ settings }: { readonly settings: AccountSettings }) {
  const { services } = useApp();
  const draft = useDraft('email', { email: '' });
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const labels = {
    email: text(accountSettingMessages.newEmail),
    password: text(accountSettingMessages.currentPassword),
  };
  const problems = {
    'email.missing': text(accountSettingMessages.emailMissing),
    'email.bad_format': text(accountSettingMessages.emailInvalid),
    'email.not_unique': text(accountSettingMessages.emailTaken),
    ...ownPasswordTexts(),
  };
  const form = useForm<Name>(labels, problems, async () => {
    setSentTo(null);
    const { email } = draft.typed;
    const outcome = await (await services.openAccount()).changeEmail.run({ email, password });
    if (outcome.kind === 'refused') return outcome;
    setSentTo(email.trim());
    setPassword((now) => (now === password ? '' : now));
    draft.forget({ email });
    return undefined;
  });

  return (
    <SettingGroup
      title={text(accountSettingMessages.email)}
      text={
        <>
          {textParts(accountSettingMessages.emailDetail, {
            email: (
              <bdi key="email" className={classes.value}>
                {settings.email}
              </bdi>
            ),
          })}
        </>
      }
    >
      {!settings.emailVerified && <Unproven />}
      <Form form={form} className={classes.form}>
        {sentTo !== null && (
          <Notice kind="ok" live>
            {textParts(accountSettingMessages.emailSent, { email: <bdi key="email">{sentTo}</bdi> })}
          </Notice>
        )}
        <TextField
          label={labels.email}
          name="email"
          type="email"
          autoComplete="email"
          value={draft.typed.email}
          onChange={(email) => draft.type({ email })}
          error={form.errorOf('email')}
        />
        <PasswordField
          label={labels.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={form.errorOf('password')}
        />
        <div className={classes.actions}>
          <Button
            type="submit"
            kind="quiet"
            size={48}
            pending={form.sending && text(accountSettingMessages.sending)}
          >
            {text(accountSettingMessages.changeEmail)}
          </Button>
        </div>
      </Form>
    </SettingGroup>
  );
});

/** Says that the address is not confirmed, with a button to confirm it. */
function Unproven() {
  const { services } = useApp();
  const [sent, setSent] = useState(false);
  const form = useForm({}, {}, async () => {
    const outcome = await (await services.openAccount()).accounts.sendVerification();
    if (outcome.kind === 'refused') return outcome;
    setSent(true);
    return undefined;
  });
  if (sent)
    return (
      <Notice kind="ok" live>
        {text(accountSettingMessages.linkSent)}
      </Notice>
    );
  return (
    <form ref={form.form} onSubmit={form.onSubmit} method="post">
      <Notice
        kind={form.message === null ? 'warn' : 'error'}
        live={form.message !== null}
        action={
          <span className={classes.onNotice}>
            <Button
              type="submit"
              kind="quiet"
              size={32}
              pending={form.sending && text(accountSettingMessages.sending)}
            >
              {text(accountSettingMessages.sendLink)}
            </Button>
          </span>
        }
      >
        {form.message ?? text(accountSettingMessages.emailUnconfirmed)}
      </Notice>
    </form>
  );
}
