import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { Phrase } from '../../../../domain/messages/message.ts';
import type { Pin } from '../../../../domain/pins/pin.ts';
import type { PartnershipAnswer, PartnershipSay } from '../../../../domain/sponsorship/partnership-say.ts';
import { useApp } from '../../../base/app-context.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { ConfirmDialog } from '../../../kit/layers/confirm-dialog.tsx';
import { text } from '../../../text/language.ts';
import { answerSponsorship } from './answer-sponsorship.ts';
import { partnershipMessages } from './messages.en.ts';
import classes from './partnership-question.module.css';

type Words = {
  readonly label: Phrase;
  readonly pending: Phrase;
  /** A confirmation for answers that cannot be undone. */
  readonly question?: { readonly title: Phrase; readonly description: Phrase };
};

const WITHDRAW: Words = {
  label: partnershipMessages.withdraw,
  pending: partnershipMessages.withdrawing,
  question: {
    title: partnershipMessages.withdrawQuestion,
    description: partnershipMessages.withdrawDetail,
  },
};

const WORDS: Readonly<Record<PartnershipAnswer, Words>> = {
  1: { label: partnershipMessages.confirm, pending: partnershipMessages.confirming },
  2: {
    label: partnershipMessages.decline,
    pending: partnershipMessages.declining,
    question: { title: partnershipMessages.declineQuestion, description: partnershipMessages.declineDetail },
  },
  3: {
    label: partnershipMessages.end,
    pending: partnershipMessages.ending,
    question: { title: partnershipMessages.endQuestion, description: partnershipMessages.endDetail },
  },
};

function wordsOf({ side }: PartnershipSay, answer: PartnershipAnswer): Words {
  return side === 'creator' ? WITHDRAW : WORDS[answer];
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
  const state = useRef<HTMLParagraphElement>(null);
  // The pressed button and the question are gone then, so the focus moves to the result.
  useEffect(() => {
    if (landings > 0) state.current?.focus();
  }, [landings]);
  const tell = async (answer: PartnershipAnswer) => {
    setTold(answer);
    const isChanged = await answerSponsorship(app, pin, answer);
    setTold(null);
    setAsked(null);
    if (isChanged) setLandings((before) => before + 1);
  };
  return (
    <div className={classes.question} role="group" aria-label={text(partnershipMessages.partnership)}>
      <p ref={state} tabIndex={-1} className={classes.text}>
        {text(say.text)}
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
                pending={told === answer && text(pending)}
                onClick={() => (question === undefined ? void tell(answer) : setAsked(answer))}
              >
                {text(label)}
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
  return (
    <ConfirmDialog
      {...dialog}
      title={text(question.title)}
      description={text(question.description)}
      confirm={text(label)}
      pending={text(pending)}
    />
  );
}
