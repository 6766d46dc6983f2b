import { isFirstAccount, maySignUp } from '../../../domain/users/signup-policy.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { Site } from '../../base/app-context.ts';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import classes from './welcome.module.css';
import { text } from '../../text/language.ts';
import { homeMessages } from './messages.en.ts';

/** The introduction for visitors above the pictures: what the site is, and how to join. */
export function Welcome({ site: { name, signupPolicy } }: { readonly site: Site }) {
  const signUp = formatRoute({ kind: 'signup' });
  if (isFirstAccount(signupPolicy))
    return (
      <section className={classes.welcome}>
        <h1 className={classes.title}>{text(homeMessages.ready, { site: name })}</h1>
        <p className={classes.text}>{text(homeMessages.readyDetail)}</p>
        <LinkButton kind="primary" size={48} href={signUp}>
          {text(homeMessages.firstAccount)}
        </LinkButton>
      </section>
    );
  return (
    <section className={classes.welcome}>
      <h1 className={classes.title}>{text(homeMessages.welcome)}</h1>
      <p className={classes.text}>
        {text(maySignUp(signupPolicy) ? homeMessages.welcomeDetail : homeMessages.welcomeClosed, {
          site: name,
        })}
      </p>
      <div className={classes.ways}>
        {maySignUp(signupPolicy) && (
          <LinkButton kind="primary" href={signUp}>
            {text(homeMessages.signUp)}
          </LinkButton>
        )}
        <LinkButton
          kind={maySignUp(signupPolicy) ? 'quiet' : 'primary'}
          href={formatRoute({ kind: 'login' })}
        >
          {text(homeMessages.logIn)}
        </LinkButton>
      </div>
    </section>
  );
}
