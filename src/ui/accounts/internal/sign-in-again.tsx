import { useState } from 'react';
import type { Viewer } from '../../../domain/users/user.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { PasswordField } from '../../kit/fields/password-field.tsx';
import { UserAvatar } from '../../kit/user-avatar.tsx';
import { reloadForNewViewer } from '../reload-for-new-viewer.ts';
import { broadcastSessionChange } from './session-channel.ts';
import classes from './sign-in-again.module.css';
import { text } from '../../text/language.ts';
import { accountMessages } from './messages.en.ts';

/** Lets a person log in again after the session has ended, without leaving the page. */
export function SignInAgain({
  viewer,
  onAnswer,
}: {
  readonly viewer: Viewer;
  readonly onAnswer: (back: Viewer | null) => void;
}) {
  const { services } = useApp();
  const [password, setPassword] = useState('');
  const labels = { password: text(accountMessages.password) };
  const form = useForm(labels, {}, async () => {
    const { logIn } = await services.openAccount();
    const outcome = await logIn.run({ usernameOrEmail: viewer.username, password });
    if (outcome.kind === 'refused') return outcome;
    // The waiting writes belong to the user who started them.
    if (outcome.viewer.entityId !== viewer.entityId) {
      reloadForNewViewer('/');
      return undefined;
    }
    onAnswer(outcome.viewer);
    broadcastSessionChange();
    return undefined;
  });

  return (
    <FormDialog
      title={text(accountMessages.logInToContinue)}
      description={text(viewer.kind === 'limited' ? accountMessages.limited : accountMessages.sessionEnded)}
      form={form}
      cancel={text(accountMessages.notNow)}
      submit={text(accountMessages.logIn)}
      pending={text(accountMessages.loggingIn)}
      onClose={() => onAnswer(null)}
    >
      <div className={classes.person}>
        <UserAvatar user={viewer} size={48} />
        <div>
          <p className={classes.name}>
            <bdi>{viewer.fullName}</bdi>
          </p>
          <p className={classes.handle}>
            <bdi>@{viewer.username}</bdi>
          </p>
        </div>
      </div>
      <input type="hidden" name="username" autoComplete="username" value={viewer.username} />
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={form.errorOf('password')}
        help={
          <AppLink href={formatRoute({ kind: 'password-reset' })} target="_blank">
            {text(accountMessages.forgotPassword)}
          </AppLink>
        }
      />
    </FormDialog>
  );
}
