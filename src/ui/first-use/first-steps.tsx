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
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import classes from './first-steps.module.css';
import { firstBoard, showNewBoard } from './guide.ts';

const WORDS = {
  'make-board': {
    title: 'Create a board',
    text: 'Boards group related pins – a room, a trip, your recipes.',
  },
  'add-pins': {
    title: 'Add your first pins',
    text: 'Upload several images at once – each becomes a pin on your board.',
  },
  'see-board': {
    title: 'See them on your board',
    text: 'Open it, arrange your pins and share the link.',
  },
} as const;

type FirstStepsProps = { readonly steps: readonly FirstStep[]; readonly onHide: () => void };

/** Guides a new user to a filled board. The next step has the button. */
export const FirstSteps = observer(function FirstSteps({ steps, onHide }: FirstStepsProps) {
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
        Create board
      </Button>
    ),
    'add-pins': (
      <LinkButton
        kind="primary"
        size={48}
        ref={action as Ref<HTMLAnchorElement>}
        href={formatRoute({ kind: 'pin-create', boardId: board?.entityId })}
      >
        Add images
      </LinkButton>
    ),
    'see-board': (
      <LinkButton
        kind="primary"
        size={48}
        ref={action as Ref<HTMLAnchorElement>}
        href={board?.url ?? formatRoute({ kind: 'me' })}
      >
        See your board
      </LinkButton>
    ),
  };

  return (
    <section className={classes.guide} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        Three steps to your first board
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
              <h3 className={classes.name}>
                {state === 'done' && <VisuallyHidden>Done: </VisuallyHidden>}
                {WORDS[name].title}
              </h3>
              {state !== 'done' && <p className={classes.text}>{WORDS[name].text}</p>}
              {state === 'next' && <div className={classes.action}>{actions[name]}</div>}
            </div>
          </li>
        ))}
      </ol>
      <Button kind="plain" onClick={onHide}>
        Hide these steps
      </Button>
      {part}
    </section>
  );
});
