import { expect, test } from 'vitest';
import { toBoardId, toPinId } from '../../../src/domain/ids/ids.ts';
import { relevantMatch, type OwnMatch } from '../../../src/domain/sources/own-match.ts';

const on = (id: string, by: OwnMatch['by']): OwnMatch => ({
  pinId: toPinId('7'),
  by,
  board: { entityId: toBoardId(id), name: `Board ${id}`, url: `/ann/${id}/` },
});

test.each([
  ['nothing without a match', [], null, null],
  ['the first of equal ones', [on('1', 'link'), on('2', 'link')], null, on('1', 'link')],
  ['the one on the chosen board', [on('1', 'link'), on('2', 'link')], '2', on('2', 'link')],
  ['the same picture before the same page', [on('1', 'link'), on('2', 'picture')], '1', on('2', 'picture')],
  ['the same page before what looks the same', [on('1', 'looks'), on('2', 'link')], '1', on('2', 'link')],
])('told is %s', (_what, matches, board, told) => {
  expect(relevantMatch(matches, board)).toEqual(told);
});
