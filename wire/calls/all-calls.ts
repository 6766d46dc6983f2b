import { FAVORITE_CALLS } from './favorite.ts';
import { FOLLOW_CALLS } from './follow.ts';
import { PIN_EDIT_CALLS } from './pin-edit.ts';

/** Every declared call, by group. Each group is answered by one file of the server. */
export const ALL_CALLS = {
  pinEdit: PIN_EDIT_CALLS,
  favorite: FAVORITE_CALLS,
  follow: FOLLOW_CALLS,
};
