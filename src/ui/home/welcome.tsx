import { LinkButton } from '../kit/link-button.tsx';
import classes from './welcome.module.css';

/** Tells a visitor what this is, in two lines above the pictures. */
export function Welcome({ siteName }: { readonly siteName: string }) {
  return (
    <section className={classes.welcome}>
      <h1 className={classes.title}>Keep the pictures you want to find again</h1>
      <p className={classes.text}>
        {siteName} is a wall of pins: pictures on boards, each with the way back to its source.
      </p>
      <LinkButton kind="primary" size={40} href="/signup">
        Create your account
      </LinkButton>
    </section>
  );
}
