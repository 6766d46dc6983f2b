import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { Pin } from '../../../../domain/pins/pin.ts';
import type { PartnershipAnswer, PartnershipSay } from '../../../../domain/sponsorship/partnership-say.ts';
import { useApp } from '../../../base/app-context.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { ConfirmDialog } from '../../../kit/layers/confirm-dialog.tsx';
import { answerSponsorship } from './answer-sponsorship.ts';
import classes from './partnership-question.module.css';

type Words = {
  readonly label: string;
  readonly pending: string;
  /** A confirmation for answers that cannot be undone. */
  readonly question?: { readonly title: string; readonly description: string; readonly keep: string };
};

const TAKE_BACK: Words = {
  label: 'Withdraw',
  pending: 'Withdrawing…',
  question: {
    title: 'Withdraw this partnership request?',
    description: 'The Pin stays up without its label. You can’t undo this.',
    keep: 'Cancel',
  },
};

const WORDS: Readonly<Record<PartnershipAnswer, Words>> = {
  1: { label: 'Confirm', pending: 'Confirming…' },
  2: {
    label: 'Decline',
    pending: 'Declining…',
    question: {
      title: 'Decline this partnership?',
      description: 'The Pin stays up without its label. You can’t confirm it later.',
      keep: 'Cancel',
    },
  },
  3: {
    label: 'End partnership',
    pending: 'Ending…',
    question: {
      title: 'End this partnership?',
      description: 'The Pin stays up but its label no longer names you. You can’t undo this.',
      keep: 'Cancel',
    },
  },
};

function wordsOf({ side }: PartnershipSay, answer: PartnershipAnswer): Words {
  return side === 'creator' ? TAKE_BACK : WORDS[answer];
}

/** Shows the state of a sponsorship to the sponsor and the creator of an open pin, with the possible answers. */
export const PartnershipQuestion = observer(function PartnershipQuestion({
  pin,
  say,
}: {
  readonly pin: Pin;
  readonly say: PartnershipSay;
}) {
  const app = useApp();
  const [asked, setAsked] = useState<PartnershipAnswer | null>(null);
  const [told, setTold] = useState<PartnershipAnswer | null>(null);
  const [landings, setLandings] = useState(0);
  const text = useRef<HTMLParagraphElement>(null);
  // The pressed button and the question are gone then, so the focus moves to the result.
  useEffect(() => {
    if (landings > 0) text.current?.focus();
  }, [landings]);
  const tell = async (answer: PartnershipAnswer) => {
    setTold(answer);
    const isChanged = await answerSponsorship(app, pin, answer);
    setTold(null);
    setAsked(null);
    if (isChanged) setLandings((before) => before + 1);
  };
  return (
    <div className={classes.question} role="group" aria-label="Your partnership">
      <p ref={text} tabIndex={-1} className={classes.text}>
        {say.text}
      </p>
      {say.answers.length > 0 && (
        <div className={classes.answers}>
          {say.answers.map((answer) => {
            const { label, pending, question } = wordsOf(say, answer);
            return (
              <Button
                key={answer}
                kind={answer === 1 ? 'primary' : 'quiet'}
                size={32}
                pending={told === answer && pending}
                onClick={() => (question === undefined ? void tell(answer) : setAsked(answer))}
              >
                {label}
              </Button>
            );
          })}
        </div>
      )}
      {asked !== null && (
        <AnswerQuestion
          words={wordsOf(say, asked)}
          onConfirm={() => tell(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
});

function AnswerQuestion({
  words: { label, pending, question },
  ...dialog
}: {
  readonly words: Words;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}) {
  if (question === undefined) return null;
  return <ConfirmDialog {...question} {...dialog} confirm={label} pending={pending} />;
}
