import type { UserId } from '../ids/ids.ts';
import { ownsPin } from '../permissions/pin-access.ts';
import type { Pin } from '../pins/pin.ts';
import type { RecommendationReasonKind } from '../pins/pin-relations.ts';
import { isPromoted, type PromotionFacts } from '../sponsorship/promoted.ts';

/** The kind of recommendation that led to the pin. It determines the entries and texts of the feedback menu. */
export type FeedbackKind = RecommendationReasonKind;

type KindFacts = PromotionFacts & Pick<Pin, 'recommendationReason' | 'sourceInterest' | 'pinner'>;

/** A reason that lacks the name it would give is an ordinary one; who paid comes before every other reason. */
export function feedbackKind(pin: KindFacts): FeedbackKind {
  if (isPromoted(pin)) return 'promoted';
  const { recommendationReason, sourceInterest, pinner } = pin;
  const reason = recommendationReason?.reason ?? 'default';
  if (reason === 'pfyBoard') return reasonBoard({ recommendationReason }) === null ? 'pfy' : reason;
  if (reason === 'topic') return sourceInterest?.name ? reason : 'pfy';
  if (reason === 'followed') return pinner === null ? 'default' : reason;
  return reason;
}

/** The name of the board that a reason tells; null when it tells none. */
export function reasonBoard({ recommendationReason }: Pick<Pin, 'recommendationReason'>): string | null {
  return (recommendationReason?.hasBoard && recommendationReason.board?.name) || null;
}

export type FeedbackEntry = 'hide' | 'report' | 'why';

/** The feedback entries for a pin, in the order of the menu. None for own pins and for visitors. */
export function feedbackEntries(
  pin: KindFacts & Pick<Pin, 'access'>,
  viewerId: UserId | null,
): readonly FeedbackEntry[] {
  if (viewerId === null || ownsPin(pin, viewerId)) return [];
  const isKnown = isPromoted(pin) || pin.recommendationReason !== null;
  return isKnown ? ['hide', 'report', 'why'] : ['hide', 'report'];
}

/** What an entry is called on the pin's menu. */
export function feedbackEntryLabel(entry: FeedbackEntry, pin: PromotionFacts): string {
  const words = isPromoted(pin) ? AD_WORDS : PIN_WORDS;
  return words[entry];
}

const PIN_WORDS = { hide: 'Hide Pin', report: 'Report Pin', why: 'Why this Pin' } as const;
const AD_WORDS = { hide: 'Hide ad', report: 'Report', why: 'Why this ad' } as const;
