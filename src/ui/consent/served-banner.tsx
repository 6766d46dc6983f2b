import { COOKIE_CHOICE_PATH, type ChoiceButton } from '../../domain/visits/cookie-choice.ts';
import type { Message } from '../../domain/messages/message.ts';
import { buttonClass } from '../kit/buttons/button-look.ts';
import { text, textParts } from '../text/language.ts';
import classes from './consent-banner.module.css';
import { consentMessages } from './internal/messages.en.ts';

const BUTTONS: readonly { readonly value: ChoiceButton; readonly label: Message }[] = [
  { value: 'accept', label: consentMessages.acceptAll },
  { value: 'reject', label: consentMessages.rejectAll },
  { value: 'choose', label: consentMessages.letMeChoose },
];

/**
 * The question about cookies in a served page: a form that works without script. The app takes its markup over as it is,
 * so that it costs the app no code.
 * @param back the path to which the server leads after the choice
 * @param policy the address of the cookie policy
 */
export function ServedBanner({ back, policy }: { readonly back: string; readonly policy: string }) {
  return (
    <section className={classes.banner} aria-label={text(consentMessages.cookies)} data-consent="">
      <form action={COOKIE_CHOICE_PATH} method="post">
        <input type="hidden" name="back" value={back} />
        <p>
          {textParts(consentMessages.banner, {
            policy: (
              <a key="policy" href={policy}>
                {text(consentMessages.policyLink)}
              </a>
            ),
          })}
        </p>
        <div className={classes.choices}>
          {BUTTONS.map(({ value, label }) => (
            <button key={value} type="submit" className={buttonClass({})} name="choice" value={value}>
              {text(label)}
            </button>
          ))}
        </div>
      </form>
    </section>
  );
}
