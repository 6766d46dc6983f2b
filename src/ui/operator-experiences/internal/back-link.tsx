import { formatRoute } from '../../../domain/routes/format-route.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { ArrowBackIcon } from '../../kit/icons/arrow-back-icon.tsx';
import { text } from '../../text/language.ts';
import { experienceMessages } from './messages.en.ts';
import classes from './operator.module.css';

/** The way to the list. */
export function BackLink() {
  return (
    <p>
      <AppLink className={classes.back} href={formatRoute({ kind: 'operator-experiences' })}>
        <ArrowBackIcon size={20} />
        {text(experienceMessages.back)}
      </AppLink>
    </p>
  );
}
