import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import { toBoardId } from '../../../../src/domain/ids/ids.ts';
import { BoardStore } from '../../../../src/ui/base/stores/board-store.ts';
import { aBoard } from '../../../builders/a-board.ts';
import { aUserShort } from '../../../builders/a-user.ts';

const board = (id: string, name = `Board ${id}`) =>
  aBoard({ entityId: toBoardId(id), name, slug: name.toLowerCase().replace(' ', '-') });
const namesOf = (store: BoardStore, username: string) =>
  store.listOf(username)?.boards.map(({ name }) => name);

describe('finding a board', () => {
  const store = new BoardStore();
  store.put([
    board('21', 'Lamps'),
    aBoard({ entityId: toBoardId('22'), slug: 'lamps', owner: aUserShort({ username: 'Bob' }) }),
  ]);

  test('by owner and slug, or owner and id', () => {
    expect(store.findByAddress('ann', 'lamps')?.entityId).toBe('21');
    expect(store.findByAddress('ANN', '21')?.entityId).toBe('21');
    expect(store.findByAddress('bob', 'lamps')?.entityId).toBe('22');
  });

  test('not under another owner', () => {
    expect(store.findByAddress('bob', '21')).toBeUndefined();
    expect(store.findByAddress('carl', 'lamps')).toBeUndefined();
  });
});

describe('the boards of a person', () => {
  test('are unknown before the first page', () => {
    expect(new BoardStore().listOf('ann')).toBeUndefined();
  });

  test('follow each other page by page, each once', () => {
    const store = new BoardStore();
    store.showList('ann', { boards: [board('1'), board('2')], bookmark: 'two' }, false);
    store.showList('Ann', { boards: [board('2'), board('3')], bookmark: null }, true);
    expect(namesOf(store, 'ann')).toEqual(['Board 1', 'Board 2', 'Board 3']);
    expect(store.listOf('ann')?.bookmark).toBeNull();
  });

  test('begin anew with a first page', () => {
    const store = new BoardStore();
    store.showList('ann', { boards: [board('1')], bookmark: null }, false);
    store.showList('ann', { boards: [board('2')], bookmark: null }, false);
    expect(namesOf(store, 'ann')).toEqual(['Board 2']);
  });

  test('a new one stands on top and the next page is still known', () => {
    const store = new BoardStore();
    store.showList('ann', { boards: [board('1')], bookmark: 'two' }, false);
    store.addToList('Ann', board('9'));
    expect(namesOf(store, 'ann')).toEqual(['Board 9', 'Board 1']);
    expect(store.listOf('ann')?.bookmark).toBe('two');
    store.addToList('ann', board('9'));
    expect(namesOf(store, 'ann')).toEqual(['Board 9', 'Board 1']);
  });

  test('of others are another list', () => {
    const store = new BoardStore();
    store.showList('ann', { boards: [board('1')], bookmark: null }, false);
    expect(store.listOf('bob')).toBeUndefined();
  });
});

test('one board, one observable: who shows it is told when it changes', () => {
  const store = new BoardStore();
  store.showList('ann', { boards: [board('1', 'Lamps')], bookmark: null }, false);
  const seen: (readonly string[] | undefined)[] = [];
  autorun(() => seen.push(namesOf(store, 'ann')));
  store.put([board('1', 'Chairs')]);
  expect(seen).toEqual([['Lamps'], ['Chairs']]);
});
