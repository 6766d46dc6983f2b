import { expect, test } from 'vitest';
import { loginReason } from '../../../src/domain/users/login-reason.ts';

test.each([
  ['POST /resource/RepinResource/create/', 'save'],
  ['POST /resource/PinResource/update/', 'edit'],
  ['POST /resource/PinResource/create/', 'create'],
  ['POST /resource/BoardResource/create/', 'create-board'],
  ['POST /resource/BoardResource/update/', 'other'],
  ['PUT /v3/p2p/7/hide/', 'hide'],
  ['PUT /v3/search/7/hide/', 'hide'],
  ['PUT /v3/p2p/7/unhide/', 'other'],
  ['POST /resource/UserFollowResource/create/', 'follow'],
  ['POST /resource/BoardFollowResource/delete/', 'unfollow'],
  ['PUT /v3/boards/7/follow/', 'follow'],
  ['DELETE /v3/boards/7/follow/', 'unfollow'],
  ['POST /resource/FollowsResource/undo/', 'follow-or-unfollow'],
  [null, 'other'],
])('%s is refused to who wants to %s', (write, reason) => {
  expect(loginReason(write)).toBe(reason);
});
