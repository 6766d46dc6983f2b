import { describe, expect, test } from 'vitest';
import type { TextsPage } from '../../../../server/application/ports/discovery/search-reader.ts';
import { parsePlace, rankTexts } from '../../../../server/application/search/internal/rank-texts.ts';
import { toBoardId, type BoardId } from '../../../../src/domain/ids/ids.ts';

/** Rows as the store gives them: newest first. */
const rows = (...texts: string[][]) => {
  const all = texts.map((own, index) => ({ id: toBoardId(String(index + 1)), texts: own })).reverse();
  return async ({ before, limit }: TextsPage<BoardId>) =>
    all.filter(({ id }) => before === null || Number(id) < Number(before)).slice(0, limit);
};

const ask = async (
  read: ReturnType<typeof rows>,
  text: string,
  limit = 10,
  position: string | null = null,
) => {
  const after = position === null ? null : parsePlace(position, toBoardId)!;
  return rankTexts(read, { text, after, limit });
};

describe('what a query finds', () => {
  test('is ranked: the same name, its beginning, a word of it, the beginning of a word, other texts', async () => {
    const read = rows(
      ['Nothing', 'about a garden'],
      ['My gardening'],
      ['My old garden'],
      ['Garden rooms'],
      ['Gärden'],
      ['Kitchen'],
    );
    expect((await ask(read, 'garden')).ids).toEqual(['5', '4', '3', '2', '1']);
  });

  test('is the newest first among equals', async () => {
    expect((await ask(rows(['Oak one'], ['Oak two']), 'oak')).ids).toEqual(['2', '1']);
  });

  test('needs every word of the query', async () => {
    expect((await ask(rows(['Oak'], ['Oak chair'], ['Chairs', 'of oak']), 'oak chair')).ids).toEqual([
      '2',
      '3',
    ]);
  });

  test('is what a misspelt name may have meant, where nothing has its words', async () => {
    const read = rows(['Jonas Lindqvist'], ['Joan of Arc'], ['Lindqvists'], ['Kitchen']);
    expect((await ask(read, 'jonsa')).ids).toEqual(['1']);
    expect((await ask(read, 'jonas lindqivst')).ids).toEqual(['1']);
    expect((await ask(read, 'lindqvist')).ids).toEqual(['3', '1']);
    expect((await ask(read, 'jon')).ids).toEqual(['1']);
    expect((await ask(read, 'zzzz')).ids).toEqual([]);
  });

  test('of a misspelt name comes page by page', async () => {
    const read = rows(['Oaken one'], ['Oaken two'], ['Oaken three']);
    const first = await ask(read, 'oakne', 2);
    expect(first.ids).toEqual(['3', '2']);
    expect((await ask(read, 'oakne', 2, first.next)).ids).toEqual(['1']);
  });

  test('comes page by page, also while new things are added', async () => {
    const names = Array.from({ length: 7 }, (_, index) => [
      index % 2 === 0 ? `Oak ${index}` : `Old oak ${index}`,
    ]);
    const whole = (await ask(rows(...names), 'oak')).ids;
    const first = await ask(rows(...names), 'oak', 3);
    const second = await ask(rows(...names, ['Oak']), 'oak', 3, first.next);
    const third = await ask(rows(...names, ['Oak']), 'oak', 3, second.next);
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual(whole);
    expect(third.next).toBeNull();
  });

  test('reads beyond one batch of rows', async () => {
    const names = Array.from({ length: 1_200 }, (_, index) => [index === 3 ? 'Elm' : `Thing ${index}`]);
    expect((await ask(rows(...names), 'elm')).ids).toEqual(['4']);
  });
});

test.each(['', '7', 'x-1', '1-', '-1-2', '1-2-3'])('%o is no place', (text) => {
  expect(parsePlace(text, toBoardId)).toBeUndefined();
});
