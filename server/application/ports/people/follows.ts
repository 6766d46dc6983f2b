import type { BoardId, TopicId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { ViewerId } from '../pins/views.ts';

/** A cursor in a list of follows: the last item of the previous page. `time` is the start of the follow. */
export type FollowPlace = { readonly time: number; readonly id: string };
export type FollowPage = { readonly after: FollowPlace | null; readonly limit: number };
export type Placed<Id> = { readonly id: Id; readonly time: number };

/** Follow relations, newest first; deactivated people are omitted. */
export interface FollowReader {
  followersOf(userId: UserId, page: FollowPage): Promise<readonly Placed<UserId>[]>;
  followedBy(userId: UserId, page: FollowPage): Promise<readonly Placed<UserId>[]>;
  followersOfBoard(boardId: BoardId, page: FollowPage): Promise<readonly Placed<UserId>[]>;
  /**
   * Boards that this user follows and that the viewer may find: public ones that are not archived, and those that the
   * viewer owns or shares. Followers also find the archived boards that they may still read.
   */
  boardsFollowedBy(userId: UserId, viewer: ViewerId, page: FollowPage): Promise<readonly Placed<BoardId>[]>;
  topicsFollowedBy(userId: UserId, page: FollowPage): Promise<readonly Placed<TopicId>[]>;
  /** How many people, boards and topics this user follows. */
  countOf(followerId: UserId): Promise<number>;
}

/** Following twice has the effect of following once; ending a missing follow is fine. */
export interface FollowRepository extends FollowReader {
  followUser(followerId: UserId, followedId: UserId, time: number): Promise<void>;
  unfollowUser(followerId: UserId, followedId: UserId): Promise<void>;
  /** The board counts the follower, unless the follower is deactivated. */
  followBoard(followerId: UserId, boardId: BoardId, time: number): Promise<void>;
  unfollowBoard(followerId: UserId, boardId: BoardId): Promise<void>;
  /** The topic counts the follower, unless the follower is deactivated. */
  followTopic(followerId: UserId, topicId: TopicId, time: number): Promise<void>;
  unfollowTopic(followerId: UserId, topicId: TopicId): Promise<void>;
  /** Unfollows the person and all of their boards. */
  unfollowAllOf(followerId: UserId, ownerId: UserId): Promise<void>;
}

/** Block relations between users. */
export interface BlockReader {
  between(
    userId: UserId,
    otherId: UserId,
  ): Promise<{ readonly blocked: boolean; readonly blockedBy: boolean }>;
  /** Users that this user has blocked, newest first; deactivated people are omitted. */
  blockedBy(userId: UserId, page: FollowPage): Promise<readonly Placed<UserId>[]>;
}

/** Blocking twice has the effect of blocking once; removing a missing block is fine. */
export interface BlockRepository extends BlockReader {
  block(userId: UserId, blockedId: UserId, time: number): Promise<void>;
  unblock(userId: UserId, blockedId: UserId): Promise<void>;
}
