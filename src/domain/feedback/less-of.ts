import type { TunerObject } from '../feeds/feed-tuner.ts';
import { listedDomainOf } from '../listings/listing.ts';
import { phrase, type Phrase } from '../messages/message.ts';
import type { Pin } from '../pins/pin.ts';
import type { PromotionFacts } from '../sponsorship/promoted.ts';
import { feedbackName } from '../text/truncation.ts';
import { feedbackKind, reasonBoard } from './feedback-kind.ts';
import { feedbackMessages } from './internal/messages.en.ts';

/** Something of which somebody may want less in their home feed. */
export type LessOf = {
  readonly type: Exclude<TunerObject, 'history'>;
  readonly id: string;
  /** The label of the button. */
  readonly label: Phrase;
  /** What is said when it is done. */
  readonly done: Phrase;
};

type Facts = PromotionFacts &
  Pick<Pin, 'recommendationReason' | 'sourceInterest' | 'pinner' | 'board' | 'link'>;

/** What to turn down so that fewer pins like this one come; nothing for pins without a reason and for ads. */
export function lessOf(pin: Facts): readonly LessOf[] {
  if (pin.recommendationReason === null || feedbackKind(pin) === 'promoted') return [];
  return [lessOfReason(pin), lessOfDomain(pin)].filter((less) => less !== null);
}

function lessOfReason(pin: Facts): LessOf | null {
  const { recommendationReason: reason, sourceInterest: interest, pinner, board } = pin;
  if (reason === null) return null;
  const kind = feedbackKind(pin);
  const { reasonId } = reason;
  const done = feedbackMessages.moreRelevant;
  const name = reasonBoard(pin);
  if (kind === 'related' && reasonId !== '')
    return { type: 'pin', id: reasonId, label: feedbackMessages.lessLikeThat, done };
  if (kind === 'pfyBoard' && name !== null && reasonId !== '') {
    const isOfBoard = board?.entityId === reasonId && board.followedByMe && !board.collaboratedByMe;
    const words = isOfBoard ? feedbackMessages.lessFromBoard : feedbackMessages.lessByBoard;
    return { type: 'board', id: reasonId, label: phrase(words, { board: name }), done };
  }
  if (interest !== null) {
    const topic = feedbackName(interest.name);
    return {
      type: 'interest',
      id: interest.entityId,
      label: phrase(feedbackMessages.lessOfTopic, { topic }),
      done: phrase(feedbackMessages.lessFromTopic, { topic }),
    };
  }
  if (pinner === null) return null;
  const person = feedbackName(pinner.fullName);
  return {
    type: 'user',
    id: pinner.entityId,
    label: phrase(feedbackMessages.lessFromPerson, { name: person }),
    done,
  };
}

/** Of the website that the pin leads to. */
function lessOfDomain({ link }: Facts): LessOf | null {
  const domain = listedDomainOf(link);
  if (domain === undefined) return null;
  return {
    type: 'domain',
    id: domain,
    label: phrase(feedbackMessages.lessFromSite, { domain }),
    done: phrase(feedbackMessages.lessFromTopic, { topic: domain }),
  };
}
