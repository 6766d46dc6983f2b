import {
  RESULT_EVENTS,
  type ExperienceResults,
  type ShownCounts,
} from '../../../../domain/experiences/authoring/experience-results.ts';
import { text } from '../../../text/language.ts';
import { experienceMessages } from '../messages.en.ts';
import { countText } from '../names.ts';
import { resultMessages } from './messages.en.ts';
import { resultDayText } from './results-chart.tsx';
import classes from './results.module.css';

/** All days with all counts, the latest first. */
export function ResultsTable({ days, totals }: Pick<ExperienceResults, 'days' | 'totals'>) {
  const name = text(resultMessages.table);
  return (
    // Focusable, because keyboard users scroll it.
    <div className={classes.frame} role="region" aria-label={name} tabIndex={0}>
      <table className={classes.table}>
        <caption className={classes.caption}>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{text(resultMessages.day)}</th>
            {RESULT_EVENTS.map((event) => (
              <th key={event} scope="col">
                {text(experienceMessages[event])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={text(resultMessages.total)} counts={totals} />
          {days.toReversed().map(({ day, counts }) => (
            <Row key={day} name={resultDayText(day)} counts={counts} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ name, counts }: { readonly name: string; readonly counts: ShownCounts }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {RESULT_EVENTS.map((event) => (
        <td key={event}>{countText(counts[event])}</td>
      ))}
    </tr>
  );
}
