import type { BoardId, TopicId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { ViewerId } from '../pins/views.ts';

/** A place in a list of who follows what: the last item of the page before. `time` is when the following began. */
export type FollowPlace = { readonly time: number; readonly id: string };
export type FollowPage = { readonly after: FollowPlace | null; readonly limit: number };
export type Placed<Id> = { readonly id: Id; readonly time: number };

/** Who follows what, the newest following first; people are left out while they are deactivated. */
export interface FollowReader {
  followersOf(userId: UserId, page: FollowPage): Promise<readonly Placed<UserId>[]>;
  followedBy(userId: UserId, page: FollowPage): Promise<readonly Placed<UserId>[]>;
  followersOfBoard(boardId: BoardId, page: FollowPage): Promise<readonly Placed<UserId>[]>;
  /**
   * Boards that this user follows, as far as the viewer may find them: public ones that are not archived, and those
   * that the viewer owns or shares. What the follower follows, the follower finds as long as it may be read.
   */
  boardsFollowedBy(userId: UserId, viewer: ViewerId, page: FollowPage): Promise<readonly Placed<BoardId>[]>;
  topicsFollowedBy(userId: UserId, page: FollowPage): Promise<readonly Placed<TopicId>[]>;
  /** How many people, boards and topics this user follows. */
  countOf(followerId: UserId): Promise<number>;
}

/** Following twice is following once; ending what is not is fine. */
export interface FollowRepository extends FollowReader {
  followUser(followerId: UserId, followedId: UserId, time: number): Promise<void>;
  unfollowUser(followerId: UserId, followedId: UserId): Promise<void>;
  /** Counted on the board, while the follower is not deactivated. */
  followBoard(followerId: UserId, boardId: BoardId, time: number): Promise<void>;
  unfollowBoard(followerId: UserId, boardId: BoardId): Promise<void>;
  /** Counted on the topic, while the follower is not deactivated. */
  followTopic(followerId: UserId, topicId: TopicId, time: number): Promise<void>;
  unfollowTopic(followerId: UserId, topicId: TopicId): Promise<void>;
  /** Ends what the one follows of the other: the person and all their boards. */
  unfollowAllOf(followerId: UserId, ownerId: UserId): Promise<void>;
}

/** Who has shut out whom. */
export interface BlockReader {
  between(
    userId: UserId,
    otherId: UserId,
  ): Promise<{ readonly blocked: boolean; readonly blockedBy: boolean }>;
  /** Those whom this user has blocked, the newest first, without deactivated people. */
  blockedBy(userId: UserId, page: FollowPage): Promise<readonly Placed<UserId>[]>;
}

/** Blocking twice is blocking once; lifting what is not is fine. */
export interface BlockRepository extends BlockReader {
  block(userId: UserId, blockedId: UserId, time: number): Promise<void>;
  unblock(userId: UserId, blockedId: UserId): Promise<void>;
}
