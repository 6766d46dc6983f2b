import type { CallsChanging } from '../../../wire/calls/contract.ts';
import type { ServerEvents } from '../../application/connection/server-events.ts';

/** The calls that change the content of lists of pins or boards, according to their declarations. */
const CHANGING: CallsChanging<'boards' | 'pins'> = {
  'AccountDeletion/create': true,
  'AccountDeletion/delete': true,
  'Appeal/update': true,
  'Board/create': true,
  'Board/delete': true,
  'Board/update': true,
  'BoardArchive/update': true,
  'BoardFollow/create': true,
  'BoardFollow/delete': true,
  'BoardPinReorder/update': true,
  'BoardReorder/update': true,
  'BoardSection/create': true,
  'BoardSectionEdit/create': true,
  'BoardSectionEdit/delete': true,
  'BoardSectionEdit/update': true,
  'BulkEdit/create': true,
  'BulkEdit/delete': true,
  'BulkEdit/update': true,
  'BulkEditSelectAll/delete': true,
  'DELETE /v3/boards/{}/follow/': true,
  'DELETE /v3/pins/{}/favorite/': true,
  'DeactivateAccount/create': true,
  'DuplicateMerge/create': true,
  'DuplicateMerge/delete': true,
  'DuplicateMergeAll/create': true,
  'HomefeedTuner/update': true,
  'ModerationLog/update': true,
  'Onboarding/update': true,
  'POST /v3/boards/{}/follow/': true,
  'POST /v3/pins/{}/favorite/': true,
  'PUT /v3/boards/{}/follow/': true,
  'PUT /v3/p2p/{}/hide/': true,
  'PUT /v3/p2p/{}/unhide/': true,
  'PUT /v3/search/{}/hide/': true,
  'PUT /v3/search/{}/unhide/': true,
  'Pin/create': true,
  'Pin/delete': true,
  'Pin/update': true,
  'PinFeedback/update': true,
  'PinTopics/delete': true,
  'PinTopics/update': true,
  'Repin/create': true,
  'Report/create': true,
  'Reports/update': true,
  'Sponsorship/update': true,
  'StoryPin/create': true,
  'UserBlock/create': true,
  'UserBlock/delete': true,
  'UserFollow/create': true,
  'UserFollow/delete': true,
  'UserRegister/create': true,
  'UserSession/create': true,
  'UserSession/delete': true,
  'UserSettings/update': true,
};

/** Reports that pins have changed after a write to them or to their boards. Call the result to stop. */
export function publishPinChanges(contact: ServerEvents): () => void {
  return contact.listen((event, write = '') => {
    if (event === 'wrote' && Object.hasOwn(CHANGING, callOf(write))) contact.tell('pins-changed');
  });
}

/** `Pin/create` for `POST /resource/PinResource/create/`; direct calls keep their verb: `PUT /v3/boards/{}/follow/`. */
function callOf(write: string): string {
  const [, name, action] = /^\w+ \/resource\/(\w+)Resource\/(\w+)\//.exec(write) ?? [];
  return name === undefined ? write.replace(/\/\d+(?=\/)/g, '/{}') : `${name}/${action}`;
}
