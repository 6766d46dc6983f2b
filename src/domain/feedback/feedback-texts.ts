import { phrase, type Phrase } from '../messages/message.ts';
import type { Pin } from '../pins/pin.ts';
import type { PromotionFacts } from '../sponsorship/promoted.ts';
import { feedbackName } from '../text/truncation.ts';
import { feedbackKind, reasonBoard } from './feedback-kind.ts';
import { feedbackMessages } from './internal/messages.en.ts';
import type { FollowedSource } from './unfollowing.ts';

/** A heading with its explanation. */
export type FeedbackWords = { readonly heading: Phrase; readonly text: Phrase };

type Told = PromotionFacts &
  Pick<Pin, 'recommendationReason' | 'sourceInterest' | 'pinner' | 'board' | 'adMatchReason'>;

/** The text over the card of a hidden pin. */
export function hiddenWords(pin: Told): FeedbackWords {
  const topic = feedbackKind(pin) === 'topic' ? pin.sourceInterest?.name : undefined;
  return {
    heading: feedbackMessages.pinHidden,
    text: topic
      ? phrase(feedbackMessages.lessFromTopic, { topic: feedbackName(topic) })
      : feedbackMessages.moreRelevant,
  };
}

/** The confirmation of a report. */
export function reportedWords(siteName: string): FeedbackWords {
  return {
    heading: feedbackMessages.reported,
    text: phrase(feedbackMessages.thanks, { site: siteName }),
  };
}

/** The confirmation after unfollowing a source. */
export function unfollowedText(source: FollowedSource): Phrase {
  return source.kind === 'person'
    ? phrase(feedbackMessages.unfollowedPerson, { name: feedbackName(source.person.fullName) })
    : phrase(feedbackMessages.unfollowedBoard, { board: source.board.name });
}

/** The reasons why a pin is shown, one sentence each. */
export function reasonTexts(pin: Told): readonly Phrase[] {
  switch (feedbackKind(pin)) {
    case 'promoted':
      return pin.adMatchReason ? [promotedText(pin), feedbackMessages.partner] : [promotedText(pin)];
    case 'followed':
      return [phrase(feedbackMessages.fromProfile, { name: feedbackName(pin.pinner?.fullName ?? '') })];
    case 'pfyBoard':
      return [boardText(pin)];
    case 'topic':
      return [phrase(feedbackMessages.byTopic, { topic: feedbackName(pin.sourceInterest?.name ?? '') })];
    default:
      return [ordinaryText(pin)];
  }
}

/** An ordinary reason may say more by its id. */
function ordinaryText({ recommendationReason, sourceInterest }: Told): Phrase {
  const topic = feedbackName(sourceInterest?.name ?? '');
  switch (recommendationReason?.reason === 'default' ? recommendationReason.reasonId : '') {
    case 'fresh':
      return topic === '' ? feedbackMessages.fresh : phrase(feedbackMessages.freshIn, { topic });
    case 'explore':
      return topic === '' ? feedbackMessages.explore : phrase(feedbackMessages.exploreIn, { topic });
    case 'popular':
      return feedbackMessages.popular;
    default:
      return feedbackMessages.byActivity;
  }
}

/** A board is the viewer's own only with write access; other boards are followed. */
function boardText(pin: Told): Phrase {
  const board = reasonBoard(pin) ?? '';
  const isFollowed = pin.board?.followedByMe === true && !pin.board.collaboratedByMe;
  return phrase(isFollowed ? feedbackMessages.fromBoard : feedbackMessages.byBoard, { board });
}

function promotedText({ promoter }: Told): Phrase {
  const name = promoter?.fullName || promoter?.username;
  return name ? phrase(feedbackMessages.paidBy, { name }) : feedbackMessages.paid;
}
