import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { maySignUp } from '../../domain/users/signup-policy.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { useForm } from '../forms/use-form.ts';
import { AppLink } from '../kit/app-link.tsx';
import { Button } from '../kit/buttons/button.tsx';
import { PasswordField } from '../kit/fields/password-field.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { AccountForm } from './internal/account-form.tsx';
import classes from './internal/account-form.module.css';
import { reloadForNewViewer } from './reload-for-new-viewer.ts';
import { LinkLogin } from './internal/link-login.tsx';
import { PictureWall } from './internal/picture-wall.tsx';
import { readWallPictures } from './internal/wall-pictures.ts';
import { text, textParts } from '../text/language.ts';
import { accountMessages } from './internal/messages.en.ts';

function LoginView({ route }: { readonly route: RouteOf<'login'> }) {
  return route.token === undefined ? (
    <PasswordLogin route={route} />
  ) : (
    <LinkLogin token={route.token} next={route.next} />
  );
}

const PasswordLogin = observer(function PasswordLogin({ route }: { readonly route: RouteOf<'login'> }) {
  const { services, site } = useApp();
  const [usernameOrEmail, setUsernameOrEmail] = useState('');
  const [password, setPassword] = useState('');
  const labels = {
    usernameOrEmail: text(accountMessages.usernameOrEmail),
    password: text(accountMessages.password),
  };
  const form = useForm(labels, {}, async () => {
    const account = await services.openAccount();
    const outcome = await account.logIn.run({ usernameOrEmail, password });
    if (outcome.kind === 'refused') return outcome;
    // An account that will be deleted leads to the page on which the deletion can be cancelled.
    const isLeaving = outcome.viewer.deleteAt !== null;
    reloadForNewViewer(isLeaving ? formatRoute({ kind: 'settings', section: 'data' }) : (route.next ?? '/'));
    return undefined;
  });

  return (
    <AccountForm
      wall={<PictureWall />}
      title={text(accountMessages.logInTo, { site: site.name })}
      lead={text(route.next === undefined ? accountMessages.welcomeBack : accountMessages.continue)}
      message={form.message}
      formRef={form.form}
      onSubmit={form.onSubmit}
      other={
        maySignUp(site.signupPolicy)
          ? textParts(accountMessages.newHere, {
              link: (
                <AppLink key="link" href={formatRoute({ kind: 'signup', next: route.next })}>
                  {text(accountMessages.createAccount)}
                </AppLink>
              ),
            })
          : text(accountMessages.createdByAdministrator)
      }
    >
      <TextField
        label={labels.usernameOrEmail}
        name="username"
        autoComplete="username"
        value={usernameOrEmail}
        onChange={setUsernameOrEmail}
        error={form.errorOf('usernameOrEmail')}
      />
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={form.errorOf('password')}
      />
      <AppLink className={classes.forgot} href={formatRoute({ kind: 'password-reset' })}>
        {text(accountMessages.forgotPassword)}
      </AppLink>
      <Button
        type="submit"
        kind="primary"
        size={48}
        wide
        pending={form.sending && text(accountMessages.loggingIn)}
      >
        {text(accountMessages.logIn)}
      </Button>
    </AccountForm>
  );
});

/** For people with an account; a signed-in viewer continues at once. */
export const page: PageOf<'login'> = {
  View: LoginView,
  async load(route, context) {
    if (context.stores.session.kind === 'full')
      return { kind: 'moved', to: route.next ?? '/', permanent: false };
    await readWallPictures(context);
    return { kind: 'ready', head: { title: accountMessages.logIn, noindex: true } };
  },
};
