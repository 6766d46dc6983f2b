import type { PinId, TopicId } from '../../../domain/ids/ids.ts';
import type { PinTopics } from '../../../domain/topics/pin-topics.ts';
import type { DoneOutcome } from '../done-outcome.ts';

/** What originals are about. Only those who may edit an original may call it. @throws {ServiceError} */
export interface PinTopicsGateway {
  /** Undefined for a pin whose topics the viewer may not change. */
  ofPin(pinId: PinId): Promise<PinTopics | undefined>;
  /** Names of all topics in the reader's language. */
  names(): Promise<ReadonlyMap<TopicId, string>>;
  /** Idempotent. */
  decide(pinId: PinId, topicId: TopicId, applies: boolean): Promise<DoneOutcome>;
}
