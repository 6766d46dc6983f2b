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
import { AccountForm } from './internal/account-form.tsx';
import { reloadForNewViewer } from './reload-for-new-viewer.ts';
import { PictureWall } from './internal/picture-wall.tsx';
import { readWallPictures } from './internal/wall-pictures.ts';

const LABELS = {
  firstName: 'Name',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  setupCode: 'Setup code',
} as const;
type Name = keyof typeof LABELS;

const SPECIAL = {
  'firstName.missing': 'Enter your name.',
  'username.not_unique': 'This username is taken. Try another one.',
  'username.bad_format': 'Start with a letter. Use only letters, numbers and underscores.',
  'username.not_allowed': 'This username is reserved. Try another one.',
  'email.bad_format': 'Enter a valid email address.',
  'email.not_unique': 'An account with this email already exists. Log in instead.',
  'password.missing': 'Choose a password.',
  'password.not_allowed': 'This password is too easy to guess. Choose another one.',
  'setupCode.missing': 'Enter the setup code from the server’s start-up log.',
  'setupCode.not_allowed': 'This isn’t the setup code from the server’s start-up log.',
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
          ? `The first account becomes the administrator of ${site.name}.`
          : `You’re joining ${site.name} at ${new URL(site.origin).host}`
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
          We’ve sent you an email. Open the link in it to finish signing up.
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
        help="Used in your profile link. Leave it blank and we’ll make one from your name."
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
          help="You’ll find it in the server’s start-up log."
        />
      )}
      <Button type="submit" kind="primary" size={48} wide pending={form.sending && 'Creating your account…'}>
        Create account
      </Button>
    </AccountForm>
  );
});

/** Shown where only the operator can create accounts. */
function NoSignup({ route }: SignupProps) {
  const { site } = useApp();
  return (
    <AccountForm
      wall={<PictureWall />}
      title="Sign-up is closed"
      lead={`${site.name} isn’t accepting sign-ups. Ask the administrator for an account. You can still browse public pins.`}
      other={
        <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'login', next: route.next })}>
          Log in
        </LinkButton>
      }
    />
  );
}

/** For people without an account. */
export const page: PageOf<'signup'> = {
  View: SignupView,
  async load(route, context) {
    if (context.stores.session.kind === 'full')
      return { kind: 'moved', to: route.next ?? '/', permanent: false };
    await readWallPictures(context);
    return { kind: 'ready', head: { title: 'Create your account', noindex: true } };
  },
};
