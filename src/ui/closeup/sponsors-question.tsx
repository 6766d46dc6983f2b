import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { Pin } from '../../domain/pins/pin.ts';
import type { SponsorsAnswer, SponsorsSay } from '../../domain/sponsorship/sponsors-say.ts';
import { useApp } from '../app/app-context.ts';
import { Button } from '../kit/button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { answerSponsorship } from './answer-sponsorship.ts';
import classes from './sponsors-question.module.css';

type Words = {
  readonly label: string;
  readonly pending: string;
  /** Asked first, where nothing brings it back. */
  readonly question?: { readonly title: string; readonly description: string; readonly keep: string };
};

const WORDS: Readonly<Record<SponsorsAnswer, Words>> = {
  1: { label: 'Confirm', pending: 'Confirming…' },
  2: {
    label: 'Decline',
    pending: 'Declining…',
    question: {
      title: 'Decline this partnership?',
      description: 'The Pin stays, without its label. You cannot confirm it afterwards.',
      keep: 'Not now',
    },
  },
  3: {
    label: 'End partnership',
    pending: 'Ending…',
    question: {
      title: 'End this partnership?',
      description: 'The Pin stays; its label does not name you any more. It cannot be confirmed again.',
      keep: 'Keep it',
    },
  },
};

/** Tells the sponsor of an open pin how things stand, and takes the answer. */
export const SponsorsQuestion = observer(function SponsorsQuestion({
  pin,
  say,
}: {
  readonly pin: Pin;
  readonly say: SponsorsSay;
}) {
  const app = useApp();
  const [asked, setAsked] = useState<SponsorsAnswer | null>(null);
  const [told, setTold] = useState<SponsorsAnswer | null>(null);
  const [landings, setLandings] = useState(0);
  const text = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone by then, and so is the question: who pressed it goes on at what came of it.
  useEffect(() => {
    if (landings > 0) text.current?.focus();
  }, [landings]);
  const tell = async (answer: SponsorsAnswer) => {
    setTold(answer);
    const isChanged = await answerSponsorship(app, pin, answer);
    setTold(null);
    setAsked(null);
    if (isChanged) setLandings((before) => before + 1);
  };
  const question = asked === null ? undefined : WORDS[asked].question;
  return (
    <div className={classes.question} role="group" aria-label="Your partnership">
      <p ref={text} tabIndex={-1} className={classes.text}>
        {say.text}
      </p>
      {say.answers.length > 0 && (
        <div className={classes.answers}>
          {say.answers.map((answer) => (
            <Button
              key={answer}
              kind={answer === 1 ? 'primary' : 'quiet'}
              size={32}
              pending={told === answer && WORDS[answer].pending}
              onClick={() => (WORDS[answer].question === undefined ? void tell(answer) : setAsked(answer))}
            >
              {WORDS[answer].label}
            </Button>
          ))}
        </div>
      )}
      {asked !== null && question !== undefined && (
        <ConfirmDialog
          {...question}
          confirm={WORDS[asked].label}
          pending={WORDS[asked].pending}
          onConfirm={() => tell(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
});
