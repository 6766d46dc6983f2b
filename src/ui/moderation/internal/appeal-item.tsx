import { useState } from 'react';
import type { Appeal } from '../../../application/ports/moderation-gateway.ts';
import type { AppealAction } from '../../../domain/reports/appeal.ts';
import { useApp } from '../../base/app-context.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { dayText } from '../../text/day-text.ts';
import { text } from '../../text/language.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { actionText, nameOf, reasonText, undoDetail } from './item-texts.ts';
import { moderationMessages } from './messages.en.ts';
import { dropItem, settle } from './moderation-lists.ts';
import { RemovedPinPreview } from './removed-pin-preview.tsx';
import classes from './item.module.css';

/** An appeal for operators, with the decision that it is about. */
export function AppealItem({
  appeal,
  onGone,
}: {
  readonly appeal: Appeal;
  /** Is called when it was decided, with its place in the list that it has left. */
  readonly onGone: (place: number) => void;
}) {
  const app = useApp();
  const [asked, setAsked] = useState<AppealAction | null>(null);
  const { decision, kind } = appeal;
  const questions = {
    grant: {
      title: text(moderationMessages.grantQuestion),
      description:
        kind === 'account' || decision?.canUndo === true
          ? undoDetail(kind)
          : text(moderationMessages.grantNotKept),
      confirm: text(moderationMessages.grant),
    },
    reject: {
      title: text(moderationMessages.rejectQuestion),
      description: text(moderationMessages.rejectDetail),
      confirm: text(moderationMessages.reject),
    },
  };
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <p className={classes.state}>
          {decision === null ? text(moderationMessages.accountAppeal) : actionText(decision)}
        </p>
        <h2 className={classes.name} tabIndex={-1}>
          <bdi>{decision?.title || nameOf(appeal.user)}</bdi>
        </h2>
        <p className={classes.facts}>
          {text(moderationMessages.decidedBy, {
            day: dayText(appeal.createdAt),
            name: nameOf(appeal.user),
          })}
        </p>
        {decision !== null && decision.reason !== null && (
          <p className={classes.facts}>
            {text(moderationMessages.reason, { reason: reasonText(decision.reason) })}
          </p>
        )}
        <p className={classes.text} dir="auto">
          {text(moderationMessages.wrote, { text: appeal.text })}
        </p>
      </div>
      {kind === 'pin' && decision !== null && <RemovedPinPreview decisionId={decision.id} />}
      <div className={classes.actions}>
        <Button onClick={() => setAsked('grant')}>{questions.grant.confirm}</Button>
        <Button onClick={() => setAsked('reject')}>{questions.reject.confirm}</Button>
      </div>
      {asked !== null && (
        <DecideDialog
          {...questions[asked]}
          noteHelp={text(moderationMessages.noteToOwner)}
          onDecide={async ({ text: note }) => {
            const isSettled = await settle(app, (moderation) =>
              moderation.decideAppeal(appeal.id, asked, note),
            );
            setAsked(null);
            if (isSettled) onGone(dropItem(app, 'appeals', appeal));
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </li>
  );
}
