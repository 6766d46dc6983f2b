import type { ExperienceLogEntry } from '../../../../application/ports/experiences/operator-experience-gateway.ts';
import { EmptyState } from '../../../kit/states/empty-state.tsx';
import { text } from '../../../text/language.ts';
import classes from '../operator.module.css';
import { momentText } from '../schedule-text.ts';
import { detailMessages } from './messages.en.ts';
import { operatorName } from './operator-name.ts';

const WITH_REVISION = {
  saved: detailMessages.saved,
  imported: detailMessages.imported,
  live: detailMessages.live,
  rolled_back: detailMessages.rolled_back,
} as const;

function eventText({ event, revision }: ExperienceLogEntry): string {
  switch (event) {
    case 'saved':
    case 'imported':
    case 'live':
    case 'rolled_back':
      return text(WITH_REVISION[event], { revision: revision ?? 0 });
    default:
      return text(detailMessages[event]);
  }
}

/** Everything that operators did with an experience, the latest first. */
export function LogView({ log }: { readonly log: readonly ExperienceLogEntry[] }) {
  if (log.length === 0) return <EmptyState title={text(detailMessages.noLog)}>{''}</EmptyState>;
  return (
    <ol className={classes.stack} role="list">
      {log.map((entry, index) => (
        // Two entries can have the same time; the list only grows at its head.
        <li key={log.length - index} className={classes.card}>
          <p className={classes.name}>{eventText(entry)}</p>
          <p className={classes.facts}>
            {text(detailMessages.savedBy, {
              time: momentText(entry.at),
              name: operatorName(entry.operator),
            })}
          </p>
        </li>
      ))}
    </ol>
  );
}
