import { describe, expect, test } from 'vitest';
import {
  mergeNewest,
  othersIn,
  startsGroup,
  type Message,
} from '../../../src/domain/conversations/message.ts';
import { splitAtLinks } from '../../../src/domain/links/links-in-text.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { aUserShort } from '../../builders/a-user.ts';

const ann = aUserShort({ entityId: toUserId('11'), username: 'ann' });
const bob = aUserShort({ entityId: toUserId('12'), username: 'bob' });
const aMessage = (id: string): Message => ({
  ...{ id, text: 'Hello', sender: ann, pinId: null, board: null, unavailable: null, createdAt: 1 },
});
const messages = (...ids: readonly string[]) => ids.map(aMessage);

test('the others in a conversation are all but the viewer', () => {
  expect(othersIn({ people: [ann, bob] }, '11')).toEqual([bob]);
});

test.each([
  ['the first message', undefined, true],
  ['a message soon after one of the same sender', { sender: ann, createdAt: 700_000 }, false],
  ['a message five minutes after one of the same sender', { sender: ann, createdAt: 699_999 }, true],
  ['a message after one of somebody else', { sender: bob, createdAt: 999_000 }, true],
])('%s: whether it starts a group', (_which, previous, starts) => {
  expect(startsGroup({ sender: ann, createdAt: 1_000_000 }, previous)).toBe(starts);
});

describe('the newest messages read again', () => {
  test.each([
    ['come before those that are known', ['2', '1'], ['3', '2'], ['3', '2', '1']],
    ['replace all when nothing is common', ['2', '1'], ['9', '8'], ['9', '8']],
    ['are all when nothing was known', [], ['2', '1'], ['2', '1']],
    ['drop what was removed', ['3', '2', '1'], ['3', '1'], ['3', '1']],
    ['may be none', ['1'], [], []],
  ])('%s', (_what, known, newest, after) => {
    expect(mergeNewest(messages(...known), messages(...newest), false).map(({ id }) => id)).toEqual(after);
  });

  test('drop the oldest that was removed when there are no earlier ones', () => {
    expect(mergeNewest(messages('2', '1'), messages('2'), true)).toEqual(messages('2'));
  });
});

test.each([
  ['no address', [['no address', false]]],
  ['', []],
  [
    'See https://a.example/x. Or http://b.example!',
    [
      ['See ', false],
      ['https://a.example/x', true],
      ['. Or ', false],
      ['http://b.example', true],
      ['!', false],
    ],
  ],
  ['javascript:alert(1) http://', [['javascript:alert(1) http://', false]]],
])('the addresses in “%s” are links', (text, parts) => {
  expect(splitAtLinks(text).map((part) => [part.text, part.isLink])).toEqual(parts);
});
