import { observer } from 'mobx-react-lite';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { COOKIE_CHOICE_PATH, type ChoiceButton } from '../../../domain/visits/cookie-choice.ts';
import { useApp } from '../../base/app-context.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { text } from '../../text/language.ts';
import { textMessages } from '../../text/messages.en.ts';
import { CONSENT_ROWS } from '../consent-rows.ts';
import classes from '../cookie-policy-page.module.css';
import { consentMessages } from './messages.en.ts';
import { Receipt } from './receipt.tsx';

/** The choices as a form that also works without script. */
export const CookieChoiceForm = observer(function CookieChoiceForm() {
  const { context, session } = useApp().stores;
  const { consent, honorsPrivacySignal } = context.current;
  if (honorsPrivacySignal && session.kind === 'visitor') return <p>{text(textMessages.signalHonored)}</p>;
  const save: ChoiceButton = 'save';
  return (
    // A new form after each decision, so that its boxes show what is stored.
    <form key={JSON.stringify(consent)} className={classes.form} action={COOKIE_CHOICE_PATH} method="post">
      <input type="hidden" name="back" value={formatRoute({ kind: 'cookie-policy' })} />
      {honorsPrivacySignal && <p>{text(textMessages.signalHonored)}</p>}
      {CONSENT_ROWS.map(({ kind, label, help }) => (
        <label key={kind} className={classes.choice}>
          <input type="checkbox" name={kind} defaultChecked={consent[kind]} autoComplete="off" />
          <span>
            <strong>{text(label)}</strong>
            <span className={classes.help}>{text(help)}</span>
          </span>
        </label>
      ))}
      <Receipt />
      <div>
        <Button type="submit" kind="primary" name="choice" value={save}>
          {text(consentMessages.save)}
        </Button>
      </div>
    </form>
  );
});
