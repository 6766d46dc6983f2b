import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { TEXT_FIELDS } from '../../domain/limits/text-field.ts';
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
import { passwordHelp } from './password-texts.ts';
import { reloadForNewViewer } from './reload-for-new-viewer.ts';
import { PictureWall } from './internal/picture-wall.tsx';
import { readWallPictures } from './internal/wall-pictures.ts';
import { text, textParts } from '../text/language.ts';
import { accountMessages, passwordMessages, signUpMessages } from './internal/messages.en.ts';

type Name = 'firstName' | 'username' | 'email' | 'password' | 'setupCode';

const EMPTY = { firstName: '', lastName: '', username: '', email: '', password: '', setupCode: '' };

type SignupProps = { readonly route: RouteOf<'signup'> };

function SignupView({ route }: SignupProps) {
  return maySignUp(useApp().site.signupPolicy) ? <SignupForm route={route} /> : <NoSignup route={route} />;
}

const SignupForm = observer(function SignupForm({ route }: SignupProps) {
  const { services, site } = useApp();
  const isFirst = isFirstAccount(site.signupPolicy);
  const [typed, setTyped] = useState(EMPTY);
  const [asksCode, setAsksCode] = useState(site.signupPolicy === 'first-with-code');
  const [confirming, setConfirming] = useState(false);
  const labels = fieldLabels();
  const form = useForm<Name>(labels, fieldProblems(), async () => {
    const { signUp } = await services.openAccount();
    const outcome = await signUp.run(typed);
    if (outcome.kind === 'refused') {
      if (outcome.fields.some(({ name }) => name === 'setupCode')) setAsksCode(true);
      return outcome;
    }
    if (outcome.kind === 'confirm-email') setConfirming(true);
    else reloadForNewViewer(route.next ?? formatRoute({ kind: 'welcome' }));
    return undefined;
  });
  const field = (name: Name) => ({
    label: labels[name],
    name,
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    error: form.errorOf(name),
  });

  return (
    <AccountForm
      wall={<PictureWall />}
      title={text(isFirst ? signUpMessages.titleFirst : signUpMessages.title)}
      lead={
        isFirst
          ? text(signUpMessages.leadFirst, { site: site.name })
          : text(signUpMessages.lead, { site: site.name, host: new URL(site.origin).host })
      }
      message={form.message}
      formRef={form.form}
      onSubmit={form.onSubmit}
      other={
        site.signupPolicy === 'open' &&
        textParts(signUpMessages.haveAccount, {
          link: (
            <AppLink key="link" href={formatRoute({ kind: 'login', next: route.next })}>
              {text(accountMessages.logIn)}
            </AppLink>
          ),
        })
      }
    >
      {confirming && (
        <Notice kind="info" live>
          {text(signUpMessages.confirmEmail)}
        </Notice>
      )}
      <TextField {...field('firstName')} autoComplete="given-name" limit={TEXT_FIELDS.firstName.max} />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField
        {...field('username')}
        hint={text(signUpMessages.optional)}
        autoComplete="username"
        help={text(signUpMessages.usernameHelp)}
      />
      <PasswordField {...field('password')} autoComplete="new-password" help={passwordHelp()} />
      {asksCode && (
        <TextField
          {...field('setupCode')}
          autoComplete="one-time-code"
          help={text(signUpMessages.setupCodeHelp)}
        />
      )}
      <Button
        type="submit"
        kind="primary"
        size={48}
        wide
        pending={form.sending && text(signUpMessages.creating)}
      >
        {text(signUpMessages.create)}
      </Button>
    </AccountForm>
  );
});

function fieldLabels(): Readonly<Record<Name, string>> {
  return {
    firstName: text(signUpMessages.name),
    username: text(signUpMessages.username),
    email: text(signUpMessages.email),
    password: text(accountMessages.password),
    setupCode: text(signUpMessages.setupCode),
  };
}

function fieldProblems() {
  return {
    'firstName.missing': text(signUpMessages.nameMissing),
    'username.not_unique': text(signUpMessages.usernameTaken),
    'username.bad_format': text(signUpMessages.usernameInvalid),
    'username.not_allowed': text(signUpMessages.usernameReserved),
    'email.bad_format': text(signUpMessages.emailInvalid),
    'email.not_unique': text(signUpMessages.emailTaken),
    'password.missing': text(passwordMessages.missing),
    'password.not_allowed': text(passwordMessages.tooEasy),
    'setupCode.missing': text(signUpMessages.setupCodeMissing),
    'setupCode.not_allowed': text(signUpMessages.setupCodeWrong),
  };
}

/** Shown where only the operator can create accounts. */
function NoSignup({ route }: SignupProps) {
  const { site } = useApp();
  return (
    <AccountForm
      wall={<PictureWall />}
      title={text(signUpMessages.closed)}
      lead={text(signUpMessages.closedLead, { site: site.name })}
      other={
        <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'login', next: route.next })}>
          {text(accountMessages.logIn)}
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
    return { kind: 'ready', head: { title: signUpMessages.title, noindex: true } };
  },
};
