import type { BoardShort } from '../../domain/boards/board.ts';
import type { UserShort } from '../../domain/users/user.ts';

/** What can be followed. */
export type FollowTarget =
  | { readonly kind: 'person'; readonly person: UserShort }
  | { readonly kind: 'board'; readonly board: BoardShort };
