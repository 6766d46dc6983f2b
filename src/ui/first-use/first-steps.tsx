import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type ReactNode, type Ref } from 'react';
import type { FirstStep } from '../../domain/first-use/beginning.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { useApp } from '../base/app-context.ts';
import { useNewBoard } from '../board-edit/use-new-board.tsx';
import { Button } from '../kit/buttons/button.tsx';
import { classNames } from '../kit/class-names.ts';
import { CheckIcon } from '../kit/icons/check-icon.tsx';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import classes from './internal/first-steps.module.css';
import { text } from '../text/language.ts';
import { firstBoard, showNewBoard } from './guide.ts';
import { firstStepMessages } from './internal/messages.en.ts';

const TEXTS = {
  'make-board': { title: firstStepMessages.makeBoard, detail: firstStepMessages.makeBoardDetail },
  'add-pins': { title: firstStepMessages.addPins, detail: firstStepMessages.addPinsDetail },
  'see-board': { title: firstStepMessages.seeBoard, detail: firstStepMessages.seeBoardDetail },
} as const;

type FirstStepsProps = {
  readonly steps: readonly FirstStep[];
  readonly onHide: () => void;
  /** The last step was taken. */
  readonly onDone: () => void;
};

/** Guides a new user to a filled board. The next step has the button. */
export const FirstSteps = observer(function FirstSteps({ steps, onHide, onDone }: FirstStepsProps) {
  const { stores } = useApp();
  const id = useId();
  const action = useRef<HTMLElement>(null);
  const movesOn = useRef(false);
  const { part, create } = useNewBoard((made, isWanted) => {
    movesOn.current = isWanted;
    showNewBoard(stores, made);
  });
  const board = firstBoard(stores);
  const next = steps.find(({ state }) => state === 'next')?.name;

  // The next key press after the dialog closes should reach the next step.
  useEffect(() => {
    if (part !== null || !movesOn.current) return;
    movesOn.current = false;
    action.current?.focus();
  }, [part, next]);

  const actions: Readonly<Record<FirstStep['name'], ReactNode>> = {
    'make-board': (
      <Button kind="primary" size={48} ref={action as Ref<HTMLButtonElement>} onClick={create}>
        {text(firstStepMessages.createBoard)}
      </Button>
    ),
    'add-pins': (
      <LinkButton
        kind="primary"
        size={48}
        ref={action as Ref<HTMLAnchorElement>}
        href={formatRoute({ kind: 'pin-create', boardId: board?.entityId })}
      >
        {text(firstStepMessages.addImages)}
      </LinkButton>
    ),
    'see-board': (
      <LinkButton
        kind="primary"
        size={48}
        ref={action as Ref<HTMLAnchorElement>}
        href={board?.url ?? formatRoute({ kind: 'me' })}
        onClick={onDone}
      >
        {text(firstStepMessages.openBoard)}
      </LinkButton>
    ),
  };

  return (
    <section className={classes.guide} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {text(firstStepMessages.title)}
      </h2>
      <ol className={classes.steps} role="list">
        {steps.map(({ name, state }, index) => (
          <li
            key={name}
            className={classNames(classes.step, classes[state])}
            aria-current={state === 'next' ? 'step' : undefined}
          >
            <span className={classes.sign} aria-hidden="true">
              {state === 'done' ? <CheckIcon size={20} /> : index + 1}
            </span>
            <div className={classes.words}>
              <h3
                className={classes.name}
                aria-label={
                  state === 'done'
                    ? text(firstStepMessages.done, { step: text(TEXTS[name].title) })
                    : undefined
                }
              >
                {text(TEXTS[name].title)}
              </h3>
              {state !== 'done' && <p className={classes.text}>{text(TEXTS[name].detail)}</p>}
              {state === 'next' && <div className={classes.action}>{actions[name]}</div>}
            </div>
          </li>
        ))}
      </ol>
      <Button kind="plain" onClick={onHide}>
        {text(firstStepMessages.hide)}
      </Button>
      {part}
    </section>
  );
});
