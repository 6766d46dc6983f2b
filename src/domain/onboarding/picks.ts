import type { PinId, TopicId } from '../ids/ids.ts';
import type { Pin } from '../pins/pin.ts';
import { isForSale } from '../shopping/is-for-sale.ts';
import { LEAST_PINS, LEAST_TOPICS, type UseCase } from './onboarding.ts';

/** Fewer topics are to be picked where fewer are offered. */
export function leastTopics(isMobile: boolean, offered: number): number {
  return Math.min(offered, isMobile ? LEAST_TOPICS.mobile : LEAST_TOPICS.desktop);
}

export function leastPins(offered: number): number {
  return Math.min(offered, LEAST_PINS);
}

/** How many picks are missing; 0 when there are enough. */
export function missingPicks(picked: number, least: number): number {
  return Math.max(0, least - picked);
}

/** Adds what is not picked, else takes it away. The picks stay in their order. */
export function togglePick<Id extends string>(picks: readonly Id[], id: Id): readonly Id[] {
  return picks.includes(id) ? picks.filter((pick) => pick !== id) : [...picks, id];
}

/** Fewer pins of the picked topics are no choice: others follow them. */
const ENOUGH_PINS = 12;

/**
 * The pins to start from, out of a first home feed: those of the picked topics, and what can be bought first for
 * somebody who is here to shop. Picked ones stay, also those that the feed has no more.
 */
export function pinsToStartFrom(
  feed: readonly Pick<Pin, 'entityId' | 'sourceInterest' | 'isShoppable' | 'shoppingFlags'>[],
  answers: {
    readonly topicIds: readonly TopicId[];
    readonly useCase: UseCase | null;
    readonly pinIds: readonly PinId[];
  },
): readonly PinId[] {
  const isOfTopic = ({ sourceInterest }: Pick<Pin, 'sourceInterest'>) =>
    sourceInterest !== null && answers.topicIds.some((id) => id === sourceInterest.entityId);
  const ofTopics = feed.filter(isOfTopic);
  const shown =
    ofTopics.length >= ENOUGH_PINS ? ofTopics : [...ofTopics, ...feed.filter((pin) => !isOfTopic(pin))];
  const sorted =
    answers.useCase === 'shop'
      ? [...shown.filter(isForSale), ...shown.filter((pin) => !isForSale(pin))]
      : shown;
  return [...new Set([...answers.pinIds, ...sorted.map(({ entityId }) => entityId)])];
}
