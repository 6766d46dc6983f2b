import { PIN_EDIT_CALLS } from './pin-edit.ts';

/** Every declared call, by group. Each group is answered by one file of the server. */
export const ALL_CALLS = {
  pinEdit: PIN_EDIT_CALLS,
};
