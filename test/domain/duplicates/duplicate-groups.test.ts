import { expect, test } from 'vitest';
import { toBoardId, toPinId } from '../../../src/domain/ids/ids.ts';
import {
  duplicateGroups,
  MOST_IN_GROUP,
  type ComparedPin,
  type GroupingRules,
  type RepeatLevel,
} from '../../../src/domain/duplicates/duplicate-groups.ts';

const aPin = (id: number, fields: Partial<ComparedPin> = {}): ComparedPin => ({
  pinId: toPinId(String(id)),
  boardId: toBoardId('1'),
  privacy: 'public',
  rootId: toPinId(String(id)),
  signature: `picture ${id}`,
  pixels: 1000,
  hasLink: false,
  createdAt: id,
  ...fields,
});

/** Pictures that are near to each other, by their names. */
function near(...pairs: readonly (readonly [string, string, RepeatLevel])[]): GroupingRules['near'] {
  return (signature) =>
    new Map(
      pairs.flatMap(([one, other, level]) =>
        one === signature ? [[other, level]] : other === signature ? [[one, level]] : [],
      ),
    );
}

const groupsOf = (pins: readonly ComparedPin[], rules: Partial<GroupingRules> = {}) =>
  duplicateGroups(pins, { near: () => new Map(), areApart: () => false, ...rules }).map(
    ({ best, others }) => [best.pinId, ...others.map(({ pin, level }) => `${pin.pinId} ${level}`)],
  );

test('pins of the same bytes, the same picture and pictures that look the same form a group', () => {
  const pins = [aPin(1), aPin(2, { signature: 'picture 1' }), aPin(3), aPin(4), aPin(5)];
  const rules = {
    near: near(['picture 1', 'picture 3', 'same_picture'], ['picture 1', 'picture 4', 'looks_same']),
  };
  expect(groupsOf(pins, rules)).toEqual([['1', '2 same_picture', '3 same_picture', '4 looks_same']]);
});

test('each is compared with the best one alone: what only looks like another one is not in the group', () => {
  const rules = {
    near: near(['picture 1', 'picture 2', 'looks_same'], ['picture 2', 'picture 3', 'looks_same']),
  };
  expect(groupsOf([aPin(1), aPin(2), aPin(3)], rules)).toEqual([['1', '2 looks_same']]);
});

test('a pin goes to the group with the same picture rather than to one that looks the same', () => {
  const pins = [aPin(1), aPin(2), aPin(3)];
  const rules = {
    near: near(['picture 1', 'picture 3', 'looks_same'], ['picture 2', 'picture 3', 'same_picture']),
  };
  expect(groupsOf(pins, rules)).toEqual([['2', '3 same_picture']]);
});

test.each([
  ['one that may be copied anywhere before a secret one', { privacy: 'secret', pixels: 9000 }, {}],
  ['the largest picture', { hasLink: true }, { pixels: 2000 }],
  ['one with a link', {}, { hasLink: true }],
  ['the oldest', { createdAt: 9 }, { createdAt: 3 }],
] as const)('kept first is %s', (_what, other, best) => {
  const pins = [aPin(1, { ...other, signature: 'x' }), aPin(2, { ...best, signature: 'x' })];
  expect(groupsOf(pins)).toEqual([['2', '1 same_picture']]);
});

test('groups have a largest size; more pins form another one', () => {
  const pins = Array.from({ length: MOST_IN_GROUP + 2 }, (_, at) => aPin(at + 1, { signature: 'x' }));
  expect(groupsOf(pins).map((group) => group.length)).toEqual([MOST_IN_GROUP, 2]);
});

test('pins that are no duplicates are in no group together', () => {
  const pins = [1, 2, 3].map((id) => aPin(id, { signature: 'x' }));
  const areApart: GroupingRules['areApart'] = (one, other) =>
    [one, other].every((id) => id === '1' || id === '2');
  expect(groupsOf(pins, { areApart })).toEqual([['1', '3 same_picture']]);
});

test('a pin that was saved to other boards is no duplicate there, but twice on one board', () => {
  const save = (id: number, board: string) =>
    aPin(id, { signature: 'x', rootId: toPinId('1'), boardId: toBoardId(board) });
  expect(groupsOf([save(1, '1'), save(2, '2')])).toEqual([]);
  expect(groupsOf([save(1, '1'), save(2, '2'), save(3, '2')])).toEqual([['1', '3 same_picture']]);
});
