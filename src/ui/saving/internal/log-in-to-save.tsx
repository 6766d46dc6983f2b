import type { Pin } from '../../../domain/pins/pin.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { maySignUp } from '../../../domain/users/signup-policy.ts';
import { useApp } from '../../base/app-context.ts';
import { Dialog } from '../../kit/layers/dialog.tsx';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { text } from '../../text/language.ts';
import { savingMessages } from './messages.en.ts';

/** Tells a visitor that saving requires an account. After the log-in they continue with saving this pin. */
export function LogInToSave({ pin, onClose }: { readonly pin: Pin; readonly onClose: () => void }) {
  const { site } = useApp();
  const next = formatRoute({ kind: 'pin-repin', pinId: pin.entityId });
  return (
    <Dialog
      title={text(savingMessages.logInToSave)}
      description={text(savingMessages.logInDetail, { site: site.name })}
      onClose={onClose}
      actions={
        <>
          {maySignUp(site.signupPolicy) && (
            <LinkButton href={formatRoute({ kind: 'signup', next })} onClick={onClose}>
              {text(savingMessages.signUp)}
            </LinkButton>
          )}
          <LinkButton kind="primary" href={formatRoute({ kind: 'login', next })} onClick={onClose}>
            {text(savingMessages.logIn)}
          </LinkButton>
        </>
      }
    />
  );
}
