import type { BoardId, TopicId, UserId } from '../../../domain/ids/ids.ts';
import type { ExploreList } from '../../../domain/topics/explore-lists.ts';
import type { Topic } from '../../../domain/topics/topic.ts';
import type { User } from '../../../domain/users/user.ts';
import type { BoardPage } from '../boards/board-gateway.ts';
import type { Refused } from '../refused.ts';

export type FollowOutcome = { readonly kind: 'done' } | Refused;

export type PeopleSource =
  | { readonly kind: 'followers'; readonly username: string }
  | { readonly kind: 'following'; readonly username: string }
  | { readonly kind: 'board-followers'; readonly boardId: BoardId }
  /** People whom the viewer has blocked. */
  | { readonly kind: 'blocked' };

export type PeoplePage = { readonly people: readonly User[]; readonly bookmark: string | null };

export type Explore = {
  readonly risingTopics: readonly Topic[];
  readonly lists: readonly ExploreList[];
};

export type TopicPage = { readonly topics: readonly Topic[]; readonly bookmark: string | null };

/** Followed people and boards. Lists are newest first. @throws {ServiceError} */
export interface FollowGateway {
  /** Idempotent: following twice, or unfollowing twice, succeeds. */
  followPerson(id: UserId, followed: boolean): Promise<FollowOutcome>;
  followBoard(id: BoardId, followed: boolean): Promise<FollowOutcome>;
  followTopic(id: TopicId, followed: boolean): Promise<FollowOutcome>;
  /** `undefined`: no such person. `'expired'`: the bookmark is no longer valid. */
  people(source: PeopleSource, bookmark: string | null): Promise<PeoplePage | 'expired' | undefined>;
  /** Boards that a person follows and the viewer may see. */
  boards(username: string, bookmark: string | null): Promise<BoardPage | 'expired' | undefined>;
  /** Topics that a person follows. */
  topics(username: string, bookmark: string | null): Promise<TopicPage | 'expired' | undefined>;
  /** All topics to choose from, by name. */
  allTopics(): Promise<readonly Topic[]>;
  /** Undefined: no such topic. */
  topic(id: TopicId): Promise<Topic | undefined>;
  /** The top-level topics, or all topics, that have enough pins for a page; the largest first. */
  topicsWithPages(of: 'top' | 'all'): Promise<readonly Topic[]>;
  /** Topics that rise, steepest first, and the lists for everybody that have pins. */
  explore(): Promise<Explore>;
  /** Topics with pages that share pins with this one, closest first. */
  relatedTopics(id: TopicId): Promise<readonly Topic[]>;
}
