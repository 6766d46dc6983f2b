import { useState } from 'react';
import type { Message } from '../../../domain/messages/message.ts';
import { loginReason, type LoginReason } from '../../../domain/users/login-reason.ts';
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
import { accountMessages, limitedMessages } from './messages.en.ts';

const HEADERS: Readonly<Record<LoginReason, Message>> = {
  save: limitedMessages.save,
  send: limitedMessages.send,
  edit: limitedMessages.edit,
  create: limitedMessages.create,
  'create-board': limitedMessages.createBoard,
  hide: limitedMessages.hide,
  follow: limitedMessages.follow,
  unfollow: limitedMessages.unfollow,
  'follow-or-unfollow': limitedMessages.followOrUnfollow,
  other: accountMessages.logInToContinue,
};

/** Lets a person log in again after the session has ended, without leaving the page. */
export function SignInAgain({
  viewer,
  write,
  onAnswer,
}: {
  readonly viewer: Viewer;
  /** The write that was refused; null when there is none. */
  readonly write: string | null;
  readonly onAnswer: (back: Viewer | null) => void;
}) {
  const { services, site } = useApp();
  const isLimited = viewer.kind === 'limited';
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
      title={text(isLimited ? HEADERS[loginReason(write)] : accountMessages.logInToContinue)}
      description={
        isLimited ? text(limitedMessages.detail, { site: site.name }) : text(accountMessages.sessionEnded)
      }
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
