/** What somebody wanted to do who has to log in first. */
export type LoginReason =
  | 'save'
  | 'send'
  | 'edit'
  | 'create'
  | 'create-board'
  | 'hide'
  | 'follow'
  | 'unfollow'
  | 'follow-or-unfollow'
  | 'other';

/** Writes by method and address, the first that fits. */
const WRITES: readonly (readonly [RegExp, LoginReason])[] = [
  [/^POST \/resource\/RepinResource\/create\//, 'save'],
  [/^POST \/resource\/(?:PinShare|Conversations|ShareInvite)Resource\/create\//, 'send'],
  [/^POST \/resource\/PinResource\/update\//, 'edit'],
  [/^POST \/resource\/PinResource\/create\//, 'create'],
  [/^POST \/resource\/BoardResource\/create\//, 'create-board'],
  [/^PUT \/v3\/(?:p2p|search)\/[^/]+\/hide\//, 'hide'],
  [/^(?:PUT|POST) \/v3\/(?:users|boards)\/[^/]+\/follow\//, 'follow'],
  [/^DELETE \/v3\/(?:users|boards)\/[^/]+\/follow\//, 'unfollow'],
  [/^POST \/resource\/\w*Follow\w*Resource\/(?:create|update)\//, 'follow'],
  [/^POST \/resource\/\w*Follow\w*Resource\/delete\//, 'unfollow'],
  [/\bfollow/i, 'follow-or-unfollow'],
];

/** What a refused write was for. @param write `POST /resource/PinResource/create/`; null when it is unknown */
export function loginReason(write: string | null): LoginReason {
  return WRITES.find(([form]) => write !== null && form.test(write))?.[1] ?? 'other';
}
