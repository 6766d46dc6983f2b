import { useState } from 'react';
import type { OwnDecision } from '../../../application/ports/moderation-gateway.ts';
import { appealKindOf } from '../../../domain/reports/decision.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { dayText } from '../../text/day-text.ts';
import { text } from '../../text/language.ts';
import { AppealDialog } from './appeal-dialog.tsx';
import { reasonText } from './item-texts.ts';
import { moderationMessages } from './messages.en.ts';
import classes from './item.module.css';

/** A decision about something of the viewer, which can be appealed once. */
export function OwnDecisionItem({
  decision,
  onAppealed,
}: {
  readonly decision: OwnDecision;
  /** Reads the decision anew. */
  readonly onAppealed: () => Promise<void>;
}) {
  const [asks, setAsks] = useState(false);
  const { action, reason, undoneAt, undoneText, appeal } = decision;
  const appealKind = appeal === null && decision.canUndo ? appealKindOf(decision) : null;
  // A granted appeal says the same as what takes the decision back.
  const notes = new Set([decision.text, appeal?.decisionText ?? '', undoneText]);
  notes.delete('');
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        {appeal !== null && <p className={classes.state}>{text(APPEALS[appeal.state])}</p>}
        <h2 className={classes.name}>{headingOf(decision)}</h2>
        {action === 'restrict_user' && undoneAt === null && (
          <p className={classes.text}>{text(moderationMessages.restrictedEffect)}</p>
        )}
        <p className={classes.facts}>
          {dayText(decision.createdAt)}
          {reason !== null && (
            <>
              {' · '}
              {text(moderationMessages.reason, { reason: reasonText(reason) })}
            </>
          )}
        </p>
        {undoneAt !== null && (
          <p className={classes.facts}>{text(moderationMessages.undone, { day: dayText(undoneAt) })}</p>
        )}
        {appeal?.state === 'upheld' && undoneAt === null && (
          <p className={classes.text}>{text(moderationMessages.notKept)}</p>
        )}
        {[...notes].map((note) => (
          <p key={note} className={classes.text} dir="auto">
            {text(moderationMessages.teamNote, { note })}
          </p>
        ))}
      </div>
      {appealKind !== null && (
        <div className={classes.actions}>
          <Button onClick={() => setAsks(true)}>{text(moderationMessages.appeal)}</Button>
        </div>
      )}
      {asks && appealKind !== null && (
        <AppealDialog
          decision={decision}
          kind={appealKind}
          onSent={onAppealed}
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  );
}

const APPEALS = {
  open: moderationMessages.appealOpen,
  upheld: moderationMessages.appealGranted,
  dismissed: moderationMessages.appealRejected,
} as const;

function headingOf({ action, objectType, title }: OwnDecision): string {
  if (action === 'restrict_user') return text(moderationMessages.restrictedOwn);
  if (title !== '') return text(moderationMessages.removedOwn, { title });
  if (objectType === 'message') return text(moderationMessages.removedOwnMessage);
  return text(objectType === 'board' ? moderationMessages.removedOwnBoard : moderationMessages.removedOwnPin);
}
