import { observer } from 'mobx-react-lite';
import { useId, useRef, type ReactNode } from 'react';
import {
  countOf,
  mayReact,
  offersReactions,
  REACTIONS,
  reactionTotal,
  type ReactionKind,
} from '../../domain/feedback/reactions.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { ReactionType } from '../../domain/pins/pin-relations.ts';
import { useApp } from '../base/app-context.ts';
import { AnchoredPopover } from '../kit/layers/anchored-popover.tsx';
import { buttonClass } from '../kit/buttons/button-look.ts';
import { BulbIcon } from '../kit/icons/bulb-icon.tsx';
import { HeartIcon } from '../kit/icons/heart-icon.tsx';
import { LaughIcon } from '../kit/icons/laugh-icon.tsx';
import { SmileIcon } from '../kit/icons/smile-icon.tsx';
import { ThanksIcon } from '../kit/icons/thanks-icon.tsx';
import { SparklesIcon } from '../kit/icons/sparkles-icon.tsx';
import { numberText } from '../text/number-text.ts';
import { text } from '../text/language.ts';
import { animateReaction } from './animate-reaction.ts';
import { changeReaction } from './internal/change-reaction.ts';
import { feedbackViewMessages } from './internal/messages.en.ts';
import classes from './internal/pin-reactions.module.css';

const ICONS: Readonly<Record<ReactionKind, ReactNode>> = {
  goodIdea: <BulbIcon size={20} />,
  love: <HeartIcon size={20} />,
  thanks: <ThanksIcon size={20} />,
  wow: <SparklesIcon size={20} />,
  haha: <LaughIcon size={20} />,
};

/** The reactions to a pin, with a button for members. Hidden for groups of the experiment that removes reactions. */
export const PinReactions = observer(function PinReactions({ pin }: { readonly pin: Pin }) {
  const { context, session } = useApp().stores;
  const { memberId } = session;
  if (memberId !== null && !offersReactions(context.groups)) return null;
  const given = REACTIONS.filter(({ type }) => countOf(pin, type) > 0);
  return (
    <div className={classes.reactions}>
      {mayReact(pin, memberId) && <ReactionPicker pin={pin} />}
      {given.length > 0 && (
        <ul
          className={classes.counts}
          aria-label={text(feedbackViewMessages.reactionCount, { count: reactionTotal(pin) })}
        >
          {given.map(({ kind, type, name }) => (
            <li key={kind} className={classes.count} data-kind={kind} title={text(name)}>
              {ICONS[kind]}
              <span className={classes.name}>{text(name)}</span> {numberText(countOf(pin, type))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

/** A button with the viewer's reaction, and the five reactions; choosing the same one again removes it. */
function ReactionPicker({ pin }: { readonly pin: Pin }) {
  const app = useApp();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const sign = useRef<HTMLSpanElement>(null);
  const own = REACTIONS.find(({ type }) => type === pin.reactionByMe);
  const ownName = own && text(own.name);
  const choose = (type: ReactionType) => {
    popover.current?.hidePopover();
    button.current?.focus();
    const reaction = type === pin.reactionByMe ? null : type;
    if (reaction !== null) animateReaction(sign.current, 'closeup');
    void changeReaction(app, pin, reaction);
  };
  const focusChosen = (open: boolean) => {
    const all = [...(popover.current?.querySelectorAll('button') ?? [])];
    if (open) (all.find((one) => one.ariaPressed === 'true') ?? all[0])?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttonClass({ kind: 'quiet', size: 40 })}
        popoverTarget={id}
        aria-label={
          ownName === undefined
            ? text(feedbackViewMessages.react)
            : text(feedbackViewMessages.ownReaction, { reaction: ownName })
        }
      >
        <span ref={sign} className={classes.sign} data-kind={own?.kind}>
          {own === undefined ? <SmileIcon size={20} /> : ICONS[own.kind]}
        </span>
        {ownName ?? text(feedbackViewMessages.react)}
      </button>
      <AnchoredPopover
        id={id}
        popoverRef={popover}
        anchor={button}
        className={classes.above}
        onToggle={focusChosen}
      >
        <div className={classes.picker} role="group" aria-label={text(feedbackViewMessages.reactions)}>
          {REACTIONS.map(({ kind, type, name }) => (
            <button
              key={kind}
              type="button"
              className={classes.choice}
              data-kind={kind}
              aria-pressed={type === pin.reactionByMe}
              onClick={() => choose(type)}
            >
              {ICONS[kind]}
              {text(name)}
            </button>
          ))}
        </div>
      </AnchoredPopover>
    </>
  );
}
