import { isFirstAccount, maySignUp } from '../../domain/users/signup-policy.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { Site } from '../base/app-context.ts';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import classes from './welcome.module.css';

/** Tells a visitor what this is and how to get in, in a few lines above the pictures. */
export function Welcome({ site: { name, signupPolicy } }: { readonly site: Site }) {
  const signUp = formatRoute({ kind: 'signup' });
  if (isFirstAccount(signupPolicy))
    return (
      <section className={classes.welcome}>
        <h1 className={classes.title}>{name} is ready</h1>
        <p className={classes.text}>
          This server is new, and its walls are empty. Whoever makes the first account runs it.
        </p>
        <LinkButton kind="primary" size={48} href={signUp}>
          Create the first account
        </LinkButton>
      </section>
    );
  return (
    <section className={classes.welcome}>
      <h1 className={classes.title}>Keep the pictures you want to find again</h1>
      <p className={classes.text}>
        {name} is a wall of pins: pictures on boards, each with the way back to its source.
        {!maySignUp(signupPolicy) && ' Only the administrator can create accounts here.'}
      </p>
      <div className={classes.ways}>
        {maySignUp(signupPolicy) && (
          <LinkButton kind="primary" href={signUp}>
            Create your account
          </LinkButton>
        )}
        <LinkButton
          kind={maySignUp(signupPolicy) ? 'quiet' : 'primary'}
          href={formatRoute({ kind: 'login' })}
        >
          Log in
        </LinkButton>
      </div>
    </section>
  );
}
