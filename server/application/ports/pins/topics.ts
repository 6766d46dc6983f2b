import type { TopicId } from '../../../../src/domain/ids/ids.ts';
import type { ViewerId } from './views.ts';

/** What pins can be about. */
export type TopicRecord = {
  readonly id: TopicId;
  /** Its name in addresses. */
  readonly urlName: string;
  readonly name: string;
  readonly description: string;
  readonly dominantColor: string;
  /** The wider topic that it is a part of; null for the widest, which have level 0. */
  readonly parentId: TopicId | null;
  readonly level: number;
  /** People who follow it and are not deactivated. */
  readonly followerCount: number;
};

export type TopicView = { readonly topic: TopicRecord; readonly followedByViewer: boolean };

export interface TopicReader {
  /** In the order of `ids`, as the viewer sees them; unknown ones are left out. */
  views(ids: readonly TopicId[], viewer: ViewerId): Promise<readonly TopicView[]>;
  /** Without regard to case. */
  findByUrlName(urlName: string): Promise<TopicId | undefined>;
  /** The widest ones, by name. */
  roots(): Promise<readonly TopicId[]>;
}
