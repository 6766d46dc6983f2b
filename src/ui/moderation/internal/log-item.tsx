import { useRef, useState } from 'react';
import type { Decision } from '../../../application/ports/moderation-gateway.ts';
import { appealKindOf } from '../../../domain/reports/decision.ts';
import { useApp } from '../../base/app-context.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { dayText } from '../../text/day-text.ts';
import { text } from '../../text/language.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { actionText, nameOf, reasonText, undoDetail } from './item-texts.ts';
import { moderationMessages } from './messages.en.ts';
import { reloadModerationList, settle } from './moderation-lists.ts';
import classes from './item.module.css';

/** A decision for operators: who, when, what and why. */
export function LogItem({ decision }: { readonly decision: Decision }) {
  const app = useApp();
  const [asks, setAsks] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { objectType, title, owner, reason, undoneAt } = decision;
  const thing = text(moderationMessages[objectType]);
  const undoneKind = decision.canUndo ? appealKindOf(decision) : null;
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <p className={classes.state}>{actionText(decision)}</p>
        <h2 ref={heading} className={classes.name} tabIndex={-1}>
          <bdi>{title || thing}</bdi>
        </h2>
        <p className={classes.facts}>
          {thing}
          {' · '}
          {text(moderationMessages.by, { name: nameOf(owner) })}
        </p>
        <p className={classes.facts}>
          {text(moderationMessages.decidedBy, {
            day: dayText(decision.createdAt),
            name: nameOf(decision.operator),
          })}
        </p>
        {reason !== null && (
          <p className={classes.facts}>{text(moderationMessages.reason, { reason: reasonText(reason) })}</p>
        )}
        {decision.text !== '' && (
          <p className={classes.text} dir="auto">
            {decision.text}
          </p>
        )}
        {undoneAt !== null && (
          <p className={classes.facts}>{text(moderationMessages.undone, { day: dayText(undoneAt) })}</p>
        )}
      </div>
      {undoneKind !== null && (
        <div className={classes.actions}>
          <Button onClick={() => setAsks(true)}>{text(moderationMessages.undo)}</Button>
        </div>
      )}
      {asks && undoneKind !== null && (
        <DecideDialog
          title={text(moderationMessages.undoQuestion)}
          description={undoDetail(undoneKind)}
          confirm={text(moderationMessages.undo)}
          noteHelp={text(moderationMessages.noteToOwner)}
          onDecide={async ({ text: note }) => {
            const isSettled = await settle(app, (moderation) => moderation.undo(decision.id, note));
            setAsks(false);
            if (!isSettled) return;
            await reloadModerationList(app, 'log');
            // The pressed button is gone.
            heading.current?.focus();
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  );
}
