import type { WirePin } from '../../../../../wire/pin.ts';
import { dataOf, type SmallBrowser } from '../../../http-api/core/small-browser.ts';

/** The answers of calls that show what ada has, and the bytes of the pictures, by what was asked. */
export async function answersOf(browser: SmallBrowser, boardId: string, pins: readonly WirePin[]) {
  const calls: readonly (readonly [string, object])[] = [
    ['UserResource', { username: 'ada', field_set_key: 'profile' }],
    ['UserSettingsResource', {}],
    ['NotificationSettingsResource', {}],
    ['BoardsResource', { username: 'ada', field_set_key: 'detailed' }],
    ['BoardResource', { board_id: boardId, field_set_key: 'detailed' }],
    ['BoardFeedResource', { board_id: boardId }],
    ['BoardSectionsResource', { board_id: boardId }],
    ['UserPinsResource', { username: 'ada' }],
    ['UserFollowersResource', { username: 'ada' }],
    ['UserFollowingResource', { username: 'ada' }],
    ...pins.map(({ id }) => ['PinResource', { id, field_set_key: 'detailed' }] as const),
  ];
  const answers: Record<string, unknown> = {};
  for (const [name, options] of calls) {
    const told = await browser.call(name, 'get', options);
    answers[`${name} ${JSON.stringify(options)}`] = { status: told.status, data: dataOf(told) };
  }
  for (const { images } of pins) {
    const address = new URL(images!['orig']!.url, 'http://pins.test').pathname;
    const { status, text } = await browser.send(address);
    answers[address] = { status, text };
  }
  return answers;
}
