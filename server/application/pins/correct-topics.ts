import type { PinId, TopicId, UserId } from '../../../src/domain/ids/ids.ts';
import { mayCorrectTopics, pinAccess } from '../../../src/domain/permissions/pin-access.ts';
import { MOST_CHOSEN_TOPICS } from '../../../src/domain/topics/topic-tagging.ts';
import { TOPIC_TREE } from '../../../src/domain/topics/topic-tree.ts';
import { canSeePin, pinStandingOf } from '../access/pin-visibility.ts';
import { refused, type RefusalReason, type Refused } from '../access/refusal.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';

export type CorrectTopicsCommand = {
  readonly actorId: UserId;
  readonly pinId: PinId;
  readonly topicId: TopicId;
  /** Whether the pin is about the topic; `undo`: its words decide again. */
  readonly applies: boolean | 'undo';
};

export type CorrectTopicsOutcome = { readonly kind: 'corrected' } | Refused;

type CorrectTopicsDeps = { readonly store: Store; readonly clock: Clock };

const TOPICS: ReadonlySet<TopicId> = new Set(TOPIC_TREE.map(({ id }) => id));

/** Decides that an original, and with it all of its saves, is about a topic or not. Idempotent. */
export class CorrectTopics {
  readonly #deps: CorrectTopicsDeps;

  constructor(deps: CorrectTopicsDeps) {
    this.#deps = deps;
  }

  async run(command: CorrectTopicsCommand): Promise<CorrectTopicsOutcome> {
    const { store, clock } = this.#deps;
    const refusal = await store.transaction((tx) => correct(tx, command, clock.now()));
    return refusal === null ? { kind: 'corrected' } : refused(refusal);
  }
}

async function correct(
  tx: StoreTransaction,
  { actorId, pinId, topicId, applies }: CorrectTopicsCommand,
  now: number,
): Promise<RefusalReason | null> {
  const [view] = await tx.pins.views([pinId], actorId);
  if (view === undefined || !canSeePin(view, actorId, now)) return 'pin_not_found';
  if (!TOPICS.has(topicId)) return 'topic_not_found';
  const isCopy = view.pin.originalPinId !== null;
  if (!mayCorrectTopics(pinAccess(pinStandingOf(view, actorId)), isCopy)) return 'forbidden';
  if (applies === 'undo') {
    await tx.pinTopics.undo(pinId, topicId);
    return null;
  }
  if (applies) {
    const decided = await tx.pinTopics.ofPin(pinId);
    const chosen = decided.filter((topic) => topic.applies && topic.id !== topicId);
    if (chosen.length >= MOST_CHOSEN_TOPICS) return 'too_many_topics';
  }
  await tx.pinTopics.decide(actorId, { original: pinId, id: topicId, applies, time: now });
  return null;
}
