import { formatRoute } from '../../../domain/routes/format-route.ts';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { text } from '../../text/language.ts';
import classes from './home-more.module.css';
import { homeMessages } from './messages.en.ts';

/** The end of the home feed: there is nothing more, and what to do next. */
export function HomeEnd() {
  return (
    <section className={classes.end}>
      <h2 className={classes.endTitle}>{text(homeMessages.end)}</h2>
      <p className={classes.endText}>{text(homeMessages.endDetail)}</p>
      <div className={classes.ways}>
        <LinkButton kind="primary" href={formatRoute({ kind: 'ideas' })}>
          {text(homeMessages.findIdeas)}
        </LinkButton>
        <LinkButton href="/pin/create/">{text(homeMessages.createPin)}</LinkButton>
        <LinkButton href={formatRoute({ kind: 'tuner' })}>{text(homeMessages.tune)}</LinkButton>
      </div>
    </section>
  );
}
