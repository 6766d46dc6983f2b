import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { TEXT_FIELDS } from '../../domain/limits/text-field.ts';
import { PASSWORD_MIN } from '../../domain/limits/password-length.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { isFirstAccount, maySignUp } from '../../domain/users/signup-policy.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { useForm } from '../forms/use-form.ts';
import { AppLink } from '../kit/app-link.tsx';
import { Button } from '../kit/buttons/button.tsx';
import { Notice } from '../kit/states/notice.tsx';
import { PasswordField } from '../kit/fields/password-field.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { AccountForm } from './account-form.tsx';
import { reloadForNewViewer } from './reload-for-new-viewer.ts';
import { PictureWall } from './picture-wall.tsx';
import { readWallPictures } from './wall-pictures.ts';

const LABELS = {
  firstName: 'Name',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  setupCode: 'Setup code',
} as const;
type Name = keyof typeof LABELS;

const SPECIAL = {
  'firstName.missing': 'Tell us what to call you.',
  'username.not_unique': 'This username is taken. Try another one.',
  'username.bad_format': 'Begin with a letter; then letters, digits and _ only.',
  'username.not_allowed': 'This name is reserved. Try another one.',
  'email.bad_format': 'This does not look like an email address.',
  'email.not_unique': 'There is an account with this email already. Log in instead.',
  'password.missing': 'Choose a password.',
  'password.not_allowed': 'This password is too easy to guess. Choose another one.',
  'setupCode.missing': 'Enter the setup code that the server printed when it started.',
  'setupCode.not_allowed': 'This is not the setup code that the server printed when it started.',
} as const;

const EMPTY = { firstName: '', lastName: '', username: '', email: '', password: '', setupCode: '' };

type SignupProps = { readonly route: RouteOf<'signup'> };

function SignupView({ route }: SignupProps) {
  return maySignUp(useApp().site.signupPolicy) ? <SignupForm route={route} /> : <NoSignup route={route} />;
}

const SignupForm = observer(function SignupForm({ route }: SignupProps) {
  const { services, site } = useApp();
  const [typed, setTyped] = useState(EMPTY);
  const [asksCode, setAsksCode] = useState(site.signupPolicy === 'first-with-code');
  const [confirming, setConfirming] = useState(false);
  const form = useForm<Name>(LABELS, SPECIAL, async () => {
    const { signUp } = await services.openAccount();
    const outcome = await signUp.run(typed);
    if (outcome.kind === 'refused') {
      if (outcome.fields.some(({ name }) => name === 'setupCode')) setAsksCode(true);
      return outcome;
    }
    if (outcome.kind === 'confirm-email') setConfirming(true);
    else reloadForNewViewer(route.next ?? '/');
    return undefined;
  });
  const field = (name: Name) => ({
    label: LABELS[name],
    name,
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    error: form.errorOf(name),
  });

  return (
    <AccountForm
      wall={<PictureWall />}
      title={isFirstAccount(site.signupPolicy) ? 'Create the first account' : 'Create your account'}
      lead={
        isFirstAccount(site.signupPolicy)
          ? `The first account runs this server: you become the operator of ${site.name}.`
          : `You are signupPolicy ${site.name} at ${new URL(site.origin).host}`
      }
      message={form.message}
      formRef={form.form}
      onSubmit={form.onSubmit}
      other={
        site.signupPolicy === 'open' && (
          <>
            Already have an account?{' '}
            <AppLink href={formatRoute({ kind: 'login', next: route.next })}>Log in</AppLink>
          </>
        )
      }
    >
      {confirming && (
        <Notice kind="info" live>
          We have sent you an email. Open the link in it to finish.
        </Notice>
      )}
      <TextField {...field('firstName')} autoComplete="given-name" limit={TEXT_FIELDS.firstName.max} />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField
        {...field('username')}
        hint="optional"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        help="Part of your address here. Left empty, it is made from your name."
      />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        help={`At least ${PASSWORD_MIN} characters. Longer is safer.`}
      />
      {asksCode && (
        <TextField
          {...field('setupCode')}
          autoComplete="one-time-code"
          help="The server printed it when it started; it stands in its log."
        />
      )}
      <Button type="submit" kind="primary" size={48} wide pending={form.sending && 'Creating your account…'}>
        Create account
      </Button>
    </AccountForm>
  );
});

/** Where accounts come from the operator alone. */
function NoSignup({ route }: SignupProps) {
  const { site } = useApp();
  return (
    <AccountForm
      wall={<PictureWall />}
      title="Accounts come from the operator"
      lead={`${site.name} takes no sign-ups. Ask the person who runs it for an account; what is public you can look at without one.`}
      other={
        <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'login', next: route.next })}>
          Log in
        </LinkButton>
      }
    />
  );
}

/** For people who are new here. */
export const page: PageOf<'signup'> = {
  View: SignupView,
  async load(route, context) {
    if (context.stores.session.kind === 'full')
      return { kind: 'moved', to: route.next ?? '/', permanent: false };
    await readWallPictures(context);
    return { kind: 'ready', head: { title: 'Create your account', noindex: true } };
  },
};
