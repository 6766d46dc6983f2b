import { useState } from 'react';
import type { ReportedThing } from '../../../application/ports/moderation-gateway.ts';
import { blocksPicture } from '../../../domain/reports/decision.ts';
import type { ReportAction } from '../../../domain/reports/report.ts';
import { useApp } from '../../base/app-context.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { dayText } from '../../text/day-text.ts';
import { text } from '../../text/language.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { actionText, nameOf, reasonText } from './item-texts.ts';
import { moderationMessages } from './messages.en.ts';
import { dropItem, settle } from './moderation-lists.ts';
import { ThingHead } from './thing-head.tsx';
import classes from './item.module.css';

/** What becomes of removed things that do not come back. */
const REMOVAL_DETAILS = {
  board: moderationMessages.removeBoardDetail,
  message: moderationMessages.removeMessageDetail,
} as const;

/** A reported thing with its reports and earlier decisions, and the possible decisions. */
export function QueueItem({
  thing,
  onGone,
}: {
  readonly thing: ReportedThing;
  /** Is called when it was decided, with its place in the list that it has left. */
  readonly onGone: (place: number) => void;
}) {
  const app = useApp();
  const [asked, setAsked] = useState<ReportAction | null>(null);
  const owner = nameOf(thing.owner);
  const { objectType, reports, history } = thing;
  const [latest] = reports;
  const first = reports.at(-1);
  if (latest === undefined || first === undefined) return null;
  const questions = {
    dismiss: {
      title: text(moderationMessages.dismissQuestion),
      description: text(moderationMessages.dismissDetail),
      confirm: text(moderationMessages.dismiss),
    },
    remove: {
      title: text(moderationMessages.removeQuestion),
      description: text(
        objectType === 'board' || objectType === 'message'
          ? REMOVAL_DETAILS[objectType]
          : moderationMessages.removeDetail,
      ),
      confirm: text(moderationMessages.remove),
    },
    restrict_user: {
      title: text(moderationMessages.restrictQuestion, { name: owner }),
      description: text(moderationMessages.restrictDetail, { name: owner }),
      confirm: text(moderationMessages.restrict, { name: owner }),
    },
  };
  return (
    <li className={classes.item}>
      <ThingHead thing={thing}>
        <p className={classes.facts}>
          {text(moderationMessages.reportCount, { count: thing.count })}
          {' · '}
          {text(moderationMessages.firstReported, { day: dayText(thing.firstReportedAt) })}
        </p>
      </ThingHead>
      <ul className={classes.list} role="list">
        {reports.map((report) => (
          <li key={report.id} className={classes.text}>
            <strong>
              {text(moderationMessages.reportedBy, {
                reason: reasonText(report.reason),
                name: nameOf(report.reporter),
              })}
            </strong>
            {report.text !== '' && <p dir="auto">{report.text}</p>}
          </li>
        ))}
      </ul>
      {history.length > 0 && (
        <section className={classes.list}>
          <h2 className={classes.heading}>{text(moderationMessages.history)}</h2>
          <ul className={classes.list} role="list">
            {history.map((decision) => (
              <li key={decision.id} className={classes.text}>
                {actionText(decision)}
                {' · '}
                {text(moderationMessages.decidedBy, {
                  day: dayText(decision.createdAt),
                  name: nameOf(decision.operator),
                })}
                {decision.text !== '' && <p dir="auto">{decision.text}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={classes.actions}>
        <Button onClick={() => setAsked('dismiss')}>{questions.dismiss.confirm}</Button>
        {objectType !== 'user' && (
          <Button onClick={() => setAsked('remove')}>{questions.remove.confirm}</Button>
        )}
        {thing.owner !== null && (
          <Button onClick={() => setAsked('restrict_user')}>{questions.restrict_user.confirm}</Button>
        )}
      </div>
      {asked !== null && (
        <DecideDialog
          {...questions[asked]}
          blocksPicture={asked === 'remove' && objectType === 'pin' ? blocksPicture(first.reason) : undefined}
          onDecide={async (decision) => {
            const isSettled = await settle(app, (moderation) =>
              moderation.decide(latest.id, { action: asked, ...decision }),
            );
            setAsked(null);
            if (isSettled) onGone(dropItem(app, 'queue', thing));
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </li>
  );
}
