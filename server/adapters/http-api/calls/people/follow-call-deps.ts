import { BlockUser } from '../../../../application/follows/block-user.ts';
import { FollowBoard } from '../../../../application/follows/follow-board.ts';
import { FollowUser } from '../../../../application/follows/follow-user.ts';
import { ListFollowedBoards } from '../../../../application/follows/list-followed-boards.ts';
import { ListPeople } from '../../../../application/follows/list-people.ts';
import { UnblockUser } from '../../../../application/follows/unblock-user.ts';
import { UnfollowBoard } from '../../../../application/follows/unfollow-board.ts';
import { UnfollowUser } from '../../../../application/follows/unfollow-user.ts';
import type { BaseDeps } from '../base-deps.ts';

/** Builds the use-cases for following and blocking people, and following boards. */
export function followCallDepsOn(on: BaseDeps) {
  const { store, ids, clock } = on;
  return {
    followUser: new FollowUser({ store, ids, clock }),
    unfollowUser: new UnfollowUser({ store }),
    followBoard: new FollowBoard({ store, clock }),
    unfollowBoard: new UnfollowBoard({ store }),
    listPeople: new ListPeople({ store }),
    listFollowedBoards: new ListFollowedBoards({ store }),
    blockUser: new BlockUser({ store, clock }),
    unblockUser: new UnblockUser({ store }),
  };
}
