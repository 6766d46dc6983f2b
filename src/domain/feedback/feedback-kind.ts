import type { UserId } from '../ids/ids.ts';
import type { Phrase } from '../messages/message.ts';
import { ownsPin } from '../permissions/pin-access.ts';
import type { Pin } from '../pins/pin.ts';
import type { RecommendationReasonKind } from '../pins/pin-relations.ts';
import { isPromoted, type PromotionFacts } from '../sponsorship/promoted.ts';
import { feedbackMessages } from './internal/messages.en.ts';

/** The kind of recommendation that led to the pin. It determines the entries and texts of the feedback menu. */
export type FeedbackKind = RecommendationReasonKind;

type KindFacts = PromotionFacts & Pick<Pin, 'recommendationReason' | 'sourceInterest' | 'pinner'>;

/** A reason without the name it needs counts as an ordinary one; a sponsor takes precedence over all other reasons. */
export function feedbackKind(pin: KindFacts): FeedbackKind {
  if (isPromoted(pin)) return 'promoted';
  const { recommendationReason, sourceInterest, pinner } = pin;
  const reason = recommendationReason?.reason ?? 'default';
  if (reason === 'pfyBoard') return reasonBoard({ recommendationReason }) === null ? 'pfy' : reason;
  if (reason === 'topic') return sourceInterest?.name ? reason : 'pfy';
  if (reason === 'followed') return pinner === null ? 'default' : reason;
  return reason;
}

/** The board's name in a recommendation reason; null without one. */
export function reasonBoard({ recommendationReason }: Pick<Pin, 'recommendationReason'>): string | null {
  return (recommendationReason?.hasBoard && recommendationReason.board?.name) || null;
}

export type FeedbackEntry = 'hide' | 'report' | 'why';

/** The feedback entries for a pin, in the order of the menu. None for own pins; visitors learn why an ad is there. */
export function feedbackEntries(
  pin: KindFacts & Pick<Pin, 'access'>,
  viewerId: UserId | null,
): readonly FeedbackEntry[] {
  if (viewerId === null) return isPromoted(pin) ? ['why'] : [];
  if (ownsPin(pin, viewerId)) return [];
  const isKnown = isPromoted(pin) || pin.recommendationReason !== null;
  return isKnown ? ['hide', 'report', 'why'] : ['hide', 'report'];
}

/** The label of an entry in the pin's menu. */
export function feedbackEntryLabel(entry: FeedbackEntry, pin: PromotionFacts): Phrase {
  return (isPromoted(pin) ? AD_LABELS : PIN_LABELS)[entry];
}

const PIN_LABELS: Readonly<Record<FeedbackEntry, Phrase>> = {
  hide: feedbackMessages.hidePin,
  report: feedbackMessages.reportPin,
  why: feedbackMessages.whyPin,
};
const AD_LABELS: Readonly<Record<FeedbackEntry, Phrase>> = {
  hide: feedbackMessages.hideAd,
  report: feedbackMessages.reportAd,
  why: feedbackMessages.whyAd,
};
