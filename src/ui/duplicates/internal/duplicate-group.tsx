import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { StayReason } from '../../../domain/duplicates/merge-plan.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { Notice } from '../../kit/states/notice.tsx';
import { text } from '../../text/language.ts';
import { DuplicatePin } from './duplicate-pin.tsx';
import classes from './duplicate-group.module.css';
import type { DuplicateGroupModel, GroupState } from './duplicate-group-model.ts';
import type { DuplicatesViewModel } from './duplicates-view-model.ts';
import { duplicateMessages } from './messages.en.ts';

type DuplicateGroupProps = {
  readonly model: DuplicatesViewModel;
  readonly group: DuplicateGroupModel;
  /** Its place in the list, from 1. */
  readonly number: number;
};

/** Pins that show the same, side by side: one is kept. Afterwards it says what was done, with undo. */
export const DuplicateGroup = observer(function DuplicateGroup({
  model,
  group,
  number,
}: DuplicateGroupProps) {
  const name = useId();
  const { state, pins } = group;
  const section = useRef<HTMLElement>(null);
  const isClosed = state.kind === 'merged' || state.kind === 'apart';
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    // The pressed button is gone.
    if (wasClosed.current !== isClosed && !document.activeElement?.closest('[popover]'))
      section.current?.focus({ preventScroll: true });
    wasClosed.current = isClosed;
  }, [isClosed]);
  const isAllSame = pins.every(({ level }) => level === 'same_picture');
  return (
    <section ref={section} className={classes.group} aria-labelledby={name} tabIndex={-1}>
      <h2 id={name} className={classes.title}>
        <span>{text(duplicateMessages.group, { number })}</span>
        <span className={classes.level}>
          {text(isAllSame ? duplicateMessages.same : duplicateMessages.alike)}
        </span>
      </h2>
      {isClosed ? (
        <Closed state={state} onUndo={() => void model.undo(group)} />
      ) : (
        <Open model={model} group={group} isMixed={!isAllSame} />
      )}
    </section>
  );
});

const Open = observer(function Open({
  model,
  group,
  isMixed,
}: Omit<DuplicateGroupProps, 'number'> & { readonly isMixed: boolean }) {
  const name = useId();
  const { state, pins, keptId } = group;
  const work = state.kind === 'busy' ? state.work : null;
  return (
    <>
      <fieldset className={classes.pins}>
        <legend>
          <VisuallyHidden>{text(duplicateMessages.choose)}</VisuallyHidden>
        </legend>
        {pins.map(({ pinId, level }, at) => (
          <DuplicatePin
            key={pinId}
            pinId={pinId}
            // The first one is what the others are compared with.
            level={isMixed && at > 0 ? level : null}
            name={name}
            isKept={pinId === keptId}
            onKeep={() => group.keep(pinId)}
          />
        ))}
      </fieldset>
      <div className={classes.actions}>
        <Button
          kind="primary"
          size={40}
          pending={work === 'merge' && text(duplicateMessages.merging)}
          onClick={() => void model.merge(group)}
        >
          {text(duplicateMessages.merge)}
        </Button>
        <Button kind="quiet" size={40} onClick={() => void model.keepApart(group)}>
          {text(duplicateMessages.apart)}
        </Button>
      </div>
    </>
  );
});

const REASONS = {
  privacy: duplicateMessages.staysPrivacy,
  note: duplicateMessages.staysNote,
  place: duplicateMessages.staysPlace,
} as const satisfies Record<StayReason, unknown>;

function Closed({
  state,
  onUndo,
}: {
  readonly state: Extract<GroupState, { kind: 'merged' | 'apart' }>;
  readonly onUndo: () => void;
}) {
  const canUndo = state.kind === 'apart' || state.mergeId !== null;
  return (
    <Notice
      kind={state.kind === 'merged' && state.removedCount === 0 ? 'warn' : 'ok'}
      action={
        canUndo && (
          <Button kind="quiet" size={32} onClick={onUndo}>
            {text(duplicateMessages.undo)}
          </Button>
        )
      }
    >
      {state.kind === 'apart' ? (
        text(duplicateMessages.isApart)
      ) : (
        <>
          <p>
            {text(state.removedCount === 0 ? duplicateMessages.nothingMerged : duplicateMessages.merged, {
              count: state.removedCount,
            })}
          </p>
          {(['privacy', 'note', 'place'] as const).map((reason) => {
            const count = state.stays.filter(({ why }) => why === reason).length;
            return count > 0 && <p key={reason}>{text(REASONS[reason], { count })}</p>;
          })}
        </>
      )}
    </Notice>
  );
}
