import type { TopicId } from '../../../../src/domain/ids/ids.ts';
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
