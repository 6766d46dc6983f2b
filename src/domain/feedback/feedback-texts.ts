import type { Pin } from '../pins/pin.ts';
import type { PromotionFacts } from '../sponsorship/promoted.ts';
import { feedbackName } from '../text/truncation.ts';
import { feedbackKind, reasonBoard } from './feedback-kind.ts';
import type { FollowedSource } from './unfollowing.ts';

/** A heading with its explanation. */
export type FeedbackWords = { readonly heading: string; readonly text: string };

type Told = PromotionFacts &
  Pick<Pin, 'recommendationReason' | 'sourceInterest' | 'pinner' | 'board' | 'adMatchReason'>;

/** The text over the card of a hidden pin. */
export function hiddenWords(pin: Told): FeedbackWords {
  const topic = feedbackKind(pin) === 'topic' ? pin.sourceInterest?.name : undefined;
  return {
    heading: 'Pin hidden',
    text: topic
      ? `We'll show you less Pins from ${feedbackName(topic)} in the future.`
      : "Got it! We'll try to show you more relevant Pins in the future.",
  };
}

/** The confirmation of a report. */
export function reportedWords(siteName: string): FeedbackWords {
  return {
    heading: 'Reported',
    text: `Thanks! Your feedback helps us keep the ${siteName} community safe.`,
  };
}

/** The confirmation after unfollowing a source. */
export function unfollowedText(source: FollowedSource): string {
  return source.kind === 'person'
    ? `You unfollowed ${feedbackName(source.person.fullName)} and won't see Pins they save anymore.`
    : `You unfollowed the board ${source.board.name} and won't see Pins saved to it anymore.`;
}

/** The reasons why a pin is shown, one sentence each. */
export function reasonTexts(pin: Told): readonly string[] {
  switch (feedbackKind(pin)) {
    case 'promoted':
      return pin.adMatchReason ? [promotedText(pin), PARTNER_TEXT] : [promotedText(pin)];
    case 'followed':
      return [`This Pin is from ${feedbackName(pin.pinner?.fullName ?? '')}, a profile you follow`];
    case 'pfyBoard':
      return [boardText(pin)];
    case 'topic':
      return [`This Pin was inspired by ${feedbackName(pin.sourceInterest?.name ?? '')}`];
    default:
      return ['This Pin was inspired by your recent activity'];
  }
}

/** A board is the viewer's own only with write access; other boards are followed. */
function boardText(pin: Told): string {
  const name = reasonBoard(pin);
  const isFollowed = pin.board?.followedByMe === true && !pin.board.collaboratedByMe;
  return isFollowed
    ? `This Pin is from ${name}, a board you follow`
    : `This Pin was inspired by your board ${name}`;
}

function promotedText({ promoter }: Told): string {
  const name = promoter?.fullName || promoter?.username || 'Somebody';
  return `${name} paid to have this Pin show up where you'd be more likely to notice it`;
}

const PARTNER_TEXT = 'This ad was personalized for you using info from one of our partners';
