import type { BoardShort } from '../../../domain/boards/board.ts';
import type { Topic } from '../../../domain/topics/topic.ts';
import type { UserShort } from '../../../domain/users/user.ts';

/** An object that can be followed. */
export type FollowTarget =
  | { readonly kind: 'person'; readonly person: UserShort }
  | { readonly kind: 'board'; readonly board: BoardShort }
  | { readonly kind: 'topic'; readonly topic: Topic };
