import { formatRoute } from '../../../domain/routes/format-route.ts';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { text } from '../../text/language.ts';
import classes from './home-more.module.css';
import { homeMessages } from './messages.en.ts';

/** The end of a visitor's feed: there is nothing more, and where to go on. */
export function VisitorEnd() {
  return (
    <section className={classes.end}>
      <h2 className={classes.endTitle}>{text(homeMessages.end)}</h2>
      <p className={classes.endText}>
        <LinkButton href={formatRoute({ kind: 'ideas' })}>{text(homeMessages.findIdeas)}</LinkButton>
      </p>
    </section>
  );
}
