import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ExperienceSummary } from '../../../../application/ports/experiences/operator-experience-gateway.ts';
import type { KillSwitch } from '../../../../domain/experiences/authoring/kill-switch.ts';
import { FIRST_USE_GUIDE_ID } from '../../../../domain/experiences/page-part.ts';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import { useApp } from '../../../base/app-context.ts';
import { AppLink } from '../../../kit/app-link.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { text } from '../../../text/language.ts';
import { experienceMessages } from '../messages.en.ts';
import { countText, kindName, placementName } from '../names.ts';
import classes from '../operator.module.css';
import { scheduleText } from '../schedule-text.ts';
import { StateBadge } from '../state-badge.tsx';
import { experienceListMessages } from './messages.en.ts';
import { SwitchOffDialog } from './switch-dialog.tsx';
import { turnSwitch } from './switch-experiences.ts';

const TODAY = ['eligible', 'held_out', 'viewed', 'completed', 'dismissed'] as const;

/** An experience in the list. */
export const ListItem = observer(function ListItem({ summary }: { readonly summary: ExperienceSummary }) {
  const app = useApp();
  const [asks, setAsks] = useState(false);
  const { experienceId, kind, placementId, state, switchedOffBy, priority, origin, today } = summary;
  const name = summary.name || text(experienceMessages.untitled);
  const isOwn = switchedOffBy?.kind === 'experience';
  const facts = [
    kindName(kind, experienceId),
    placementId === null ? null : placementName(placementId),
    scheduleText(summary.startsAt, summary.endsAt),
    priority === 0 ? null : text(experienceListMessages.priority, { priority }),
    origin === 'file' && experienceId !== FIRST_USE_GUIDE_ID ? text(experienceListMessages.fromFile) : null,
    text(experienceMessages.experienceId, { id: String(experienceId) }),
  ];
  return (
    <li className={classes.card}>
      <div className={classes.row}>
        <h2 className={classes.name}>
          <AppLink href={formatRoute({ kind: 'operator-experiences', item: String(experienceId) })}>
            <bdi>{name}</bdi>
          </AppLink>
        </h2>
        <StateBadge state={state} />
        {switchedOffBy !== null && (
          <span className={classNames(classes.badge, classes.isOff)}>{offText(switchedOffBy)}</span>
        )}
        {summary.liveRevision !== null && summary.newestRevision > summary.liveRevision && (
          <span className={classes.badge}>{text(experienceListMessages.newerDraft)}</span>
        )}
      </div>
      <p className={classes.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      {state === 'live' && (
        <p className={classes.counts}>
          <strong>{text(experienceListMessages.today)}</strong>
          {TODAY.map((event) => (
            <span key={event}>
              {text(experienceListMessages.count, {
                name: text(experienceMessages[event]),
                count: countText(today[event]),
              })}
            </span>
          ))}
        </p>
      )}
      <div className={classes.row}>
        {switchedOffBy === null && (state === 'live' || state === 'scheduled') && (
          <Button
            aria-label={text(experienceListMessages.switchOffNamed, { name })}
            onClick={() => setAsks(true)}
          >
            {text(experienceListMessages.switchOff)}
          </Button>
        )}
        {isOwn && (
          <Button
            aria-label={text(experienceListMessages.switchOnNamed, { name })}
            onClick={() => void turnSwitch(app, switchedOffBy, false)}
          >
            {text(experienceListMessages.switchOn)}
          </Button>
        )}
      </div>
      {asks && <SwitchOffDialog summary={summary} onClose={() => setAsks(false)} />}
    </li>
  );
});

function offText({ kind, name }: KillSwitch): string {
  switch (kind) {
    case 'everything':
      return text(experienceListMessages.offEverything);
    case 'placement':
      return text(experienceListMessages.offPlacement, { name: placementName(Number(name)) });
    case 'group':
      return text(experienceListMessages.offGroup, { name });
    default:
      return text(experienceListMessages.off);
  }
}
