import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AccountSettings } from '../../../domain/settings/account-settings.ts';
import { useApp } from '../../base/app-context.ts';
import { Form } from '../../forms/form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { Notice } from '../../kit/states/notice.tsx';
import { PasswordField } from '../../kit/fields/password-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { OWN_PASSWORD_TEXTS } from './own-password-texts.ts';
import { SettingGroup } from '../form/setting-group.tsx';
import classes from '../form/setting-form.module.css';
import { useDraft } from '../form/use-draft.ts';

const LABELS = { email: 'New email', password: 'Current password' } as const;
type Name = keyof typeof LABELS;

const SPECIAL = {
  'email.missing': 'Enter the new address.',
  'email.bad_format': 'Enter a valid email address.',
  'email.not_unique': 'This address belongs to another account.',
  ...OWN_PASSWORD_TEXTS,
} as const;

/** The mail address: whether it is proven, and another one in its place. */
export const EmailGroup = observer(function EmailGroup({ settings }: { readonly settings: AccountSettings }) {
  const { services } = useApp();
  const draft = useDraft('email', { email: '' });
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<Name>(LABELS, SPECIAL, async () => {
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
      title="Email"
      text={
        <>
          Your address is <bdi className={classes.value}>{settings.email}</bdi>. Only you can see it.
        </>
      }
    >
      {!settings.emailVerified && <Unproven />}
      <Form form={form} className={classes.form}>
        {sentTo !== null && (
          <Notice kind="ok" live>
            We have sent a mail to <bdi>{sentTo}</bdi>. The new address counts once you open the link in it.
          </Notice>
        )}
        <TextField
          label={LABELS.email}
          name="email"
          type="email"
          autoComplete="email"
          value={draft.typed.email}
          onChange={(text) => draft.type('email', text)}
          error={form.errorOf('email')}
        />
        <PasswordField
          label={LABELS.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={form.errorOf('password')}
        />
        <div className={classes.actions}>
          <Button type="submit" kind="quiet" size={48} pending={form.sending && 'Sending…'}>
            Change email
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
        The mail is on its way. Open the link in it.
      </Notice>
    );
  return (
    <form ref={form.form} onSubmit={form.onSubmit} method="post">
      <Notice
        kind={form.message === null ? 'warn' : 'error'}
        live={form.message !== null}
        action={
          <span className={classes.onNotice}>
            <Button type="submit" kind="quiet" size={32} pending={form.sending && 'Sending…'}>
              Send link
            </Button>
          </span>
        }
      >
        {form.message ?? 'You have not confirmed this address yet.'}
      </Notice>
    </form>
  );
}
