import type { Report } from '../../../application/ports/moderation-gateway.ts';
import { dayText } from '../../text/day-text.ts';
import { text } from '../../text/language.ts';
import { reasonText, stateText } from './item-texts.ts';
import { moderationMessages } from './messages.en.ts';
import classes from './item.module.css';

/** An own report and its outcome. */
export function OwnReportItem({ report }: { readonly report: Report }) {
  const thing = text(moderationMessages[report.objectType]);
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <p className={classes.state}>{stateText(report)}</p>
        <h2 className={classes.name}>
          <bdi>{report.title || thing}</bdi>
        </h2>
        <p className={classes.facts}>
          {report.title !== '' && `${thing} · `}
          {reasonText(report.reason)}
          {' · '}
          {dayText(report.createdAt)}
        </p>
        {report.text !== '' && (
          <p className={classes.text} dir="auto">
            {report.text}
          </p>
        )}
        {report.decisionText !== '' && (
          <p className={classes.text} dir="auto">
            {text(moderationMessages.teamNote, { note: report.decisionText })}
          </p>
        )}
      </div>
    </li>
  );
}
