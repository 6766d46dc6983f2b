import type { PinId, TopicId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { DocumentTopic } from '../discovery/pin-document.ts';
import type { ViewerId } from './views.ts';

/** A topic that pins can be about. */
export type TopicRecord = {
  readonly id: TopicId;
  /** Its slug in addresses. */
  readonly urlName: string;
  readonly name: string;
  readonly description: string;
  readonly dominantColor: string;
  /** The parent topic; null for top-level topics, which have level 0. */
  readonly parentId: TopicId | null;
  readonly level: number;
  /** Number of followers; deactivated ones are not counted. */
  readonly followerCount: number;
};

export type TopicView = { readonly topic: TopicRecord; readonly followedByViewer: boolean };

export interface TopicReader {
  /** In the order of `ids`, as the viewer sees them; unknown ids are omitted. */
  views(ids: readonly TopicId[], viewer: ViewerId): Promise<readonly TopicView[]>;
  /** Ignores case. */
  findByUrlName(urlName: string): Promise<TopicId | undefined>;
  /** The top-level topics, by name. */
  roots(): Promise<readonly TopicId[]>;
  /** All topics, by name. */
  all(): Promise<readonly TopicId[]>;
}

/** What a person decided about a topic of a pin. */
export type TopicDecision = DocumentTopic & {
  /** The original of the pin: all saves of a picture are about the same. */
  readonly original: PinId;
  /** ms since the epoch */
  readonly time: number;
};

/** Decisions about the topics of pins. Those of a pin go with its last save. */
export interface PinTopicReader {
  /** The decisions about a pin, by topic. */
  ofPin(original: PinId): Promise<readonly DocumentTopic[]>;
  /** All decisions of a person, by pin and topic. They stay when the person leaves. */
  ofUser(userId: UserId): Promise<readonly TopicDecision[]>;
}

export interface PinTopicRepository extends PinTopicReader {
  /** The last decision about a topic of a pin counts. */
  decide(userId: UserId, decision: TopicDecision): Promise<void>;
  /** Words decide again. A topic without a decision is fine. */
  undo(original: PinId, topic: TopicId): Promise<void>;
}
