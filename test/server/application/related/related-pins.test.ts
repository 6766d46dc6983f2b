import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PinBoardGraph } from '../../../../server/application/related/internal/pin-board-graph.ts';
import { walk } from '../../../../server/application/related/internal/neighbours.ts';
import { Tally } from '../../../../server/application/related/internal/tally.ts';
import { RelatedPins, type RelatedQuery } from '../../../../server/application/related/related-pins.ts';
import { toBoardId, toPinId, toTopicId } from '../../../../src/domain/ids/ids.ts';
import type { PinDocument } from '../../../../server/application/ports/discovery/pin-document.ts';
import { aPinDocument } from '../../../builders/discovery/a-pin-document.ts';

const all = (): boolean => true;

function aDocument(number: number, boards: readonly number[], fields: Partial<PinDocument> = {}) {
  return aPinDocument({
    id: toPinId(String(number + 1)),
    picture: String(number).padStart(8, '0').padEnd(32, '0'),
    boards: boards.map((board) => ({ id: toBoardId(String(board + 1)), name: 'Things', savedAt: 1 })),
    ...fields,
  });
}

/** An index of pins that are on these boards. */
function relatedOf(boardsOfPins: readonly (readonly number[])[], fields: Partial<PinDocument> = {}) {
  const related = new RelatedPins();
  boardsOfPins.forEach((boards, number) => related.put(number, aDocument(number, boards, fields)));
  return related;
}

function ask(related: RelatedPins, pins: readonly number[], query: Partial<RelatedQuery> = {}) {
  return related.query({
    pins,
    withoutBoard: null,
    words: '',
    products: 'any',
    seed: 1,
    limit: 100,
    ...query,
  });
}

describe('the graph', () => {
  const steps = fc.array(fc.tuple(fc.nat(9), fc.uniqueArray(fc.nat(6), { maxLength: 7 })), {
    maxLength: 100,
  });

  test('holds the same pairs as a map, in both directions, after any changes', () => {
    fc.assert(
      fc.property(steps, (changes) => {
        const graph = new PinBoardGraph();
        const known = new Map<number, readonly number[]>();
        for (const [pin, boards] of changes) {
          known.set(pin, boards);
          if (boards.length === 0) graph.remove(pin);
          else
            graph.put(
              pin,
              boards.map((board) => String(board + 1)),
            );
        }
        const pairs = [...known].flatMap(([pin, boards]) => boards.map((board) => `${pin} ${board}`)).sort();
        const found = { ofPins: new Array<string>(), ofBoards: new Array<string>() };
        for (let pin = 0; pin < 10; pin += 1) {
          for (const board of graph.boardsOfPin.listOf(pin)) {
            found.ofPins.push(`${pin} ${Number(graph.boards.idOf(board)) - 1}`);
          }
        }
        for (let board = 0; board < graph.boards.size; board += 1) {
          for (const pin of graph.pinsOnBoard.listOf(board)) {
            found.ofBoards.push(`${pin} ${Number(graph.boards.idOf(board)) - 1}`);
          }
        }
        expect(found.ofPins.sort()).toEqual(pairs);
        expect(found.ofBoards.sort()).toEqual(pairs);
        expect(graph.edges).toBe(pairs.length);
      }),
    );
  });

  const chain = () => {
    const graph = new PinBoardGraph();
    for (let pin = 0; pin < 30; pin += 1) graph.put(pin, [String(pin + 1), String(pin + 2)]);
    return graph;
  };
  const visited = (restart: number, seed = 7) => {
    const tally = new Tally();
    tally.reserve(30);
    walk(chain(), 15, tally, { steps: 4000, restart, seed, value: 1 });
    return tally.takeTop(100, all);
  };

  test('is walked the same way with the same seed', () => {
    expect(visited(0.4)).toEqual(visited(0.4));
    expect(visited(0.4, 8)).not.toEqual(visited(0.4));
  });

  test('a walk that always restarts meets direct neighbours only, one that never does goes far', () => {
    expect([...visited(1)].sort()).toEqual([14, 15, 16]);
    expect(visited(0).length).toBeGreaterThan(10);
  });
});

describe('related pins', () => {
  test('share boards; small boards say more than large ones', () => {
    const large = Array.from({ length: 40 }, () => [1]);
    const related = relatedOf([[0, 1], [0], ...large]);
    expect(ask(related, [0])[0]).toBe(1);
  });

  test('are found over two boards where no board is shared', () => {
    const related = relatedOf([[0], [0, 1], [1], [2]], { dominantColor: '#808080' });
    expect(ask(related, [0]).slice(0, 2)).toEqual([1, 2]);
  });

  test('are never missing while there are others: same topic, same colour, then newest', () => {
    const related = new RelatedPins();
    const topics = [{ id: toTopicId('5'), applies: true }];
    related.put(0, aDocument(0, [0], { topics, dominantColor: '#ff0000' }));
    related.put(1, aDocument(1, [1], { createdAt: 50, dominantColor: '#0000ff' }));
    related.put(2, aDocument(2, [2], { createdAt: 60, dominantColor: '#0000ff' }));
    related.put(3, aDocument(3, [3], { createdAt: 10, dominantColor: '#ff0000' }));
    related.put(4, aDocument(4, [4], { createdAt: 1, topics, dominantColor: '#0000ff' }));
    expect(ask(related, [0])).toEqual([4, 3, 2, 1]);
    expect(ask(related, [])).toHaveLength(5);
  });

  test('fill a list of 30 where there are so many', () => {
    const related = relatedOf(Array.from({ length: 50 }, (_, number) => [number]));
    expect(ask(related, [0])).toHaveLength(30);
  });

  test('leave out a removed save at once, and a removed document', () => {
    const related = relatedOf([[0], [0], [0]]);
    related.put(1, aDocument(1, [9]));
    expect(ask(related, [0])[0]).toBe(2);
    related.remove(2);
    expect(ask(related, [0])).toEqual([1]);
  });

  test('show a picture once, and never that of the question', () => {
    const related = relatedOf([[0], [0], [0], [0]]);
    related.put(1, aDocument(1, [0], { picture: aDocument(0, []).picture }));
    related.put(3, aDocument(3, [0], { picture: aDocument(2, []).picture }));
    expect(ask(related, [0])).toHaveLength(1);
  });

  test('may be products only, and leave out a board', () => {
    const related = relatedOf([[0], [0, 1], [0], [0]]);
    related.put(2, aDocument(2, [0], { product: { price: 5, currency: 'EUR', inStock: null } }));
    expect(ask(related, [0], { products: 'only' })).toEqual([2]);
    expect([...ask(related, [0], { withoutBoard: '2' })].sort()).toEqual([2, 3]);
  });

  test('of a product have some products first; other products and pins keep their order', () => {
    const related = relatedOf(Array.from({ length: 40 }, () => [0]));
    const isProduct = (number: number) => number % 2 === 1;
    for (let number = 1; number < 40; number += 2)
      related.put(number, aDocument(number, [0], { product: { price: 5, currency: 'EUR', inStock: null } }));
    const found = ask(related, [0], { products: 'first' });
    expect(found.slice(0, 12).every(isProduct)).toBe(true);
    const usual = ask(related, [0]);
    expect([...found].sort()).toEqual([...usual].sort());
    expect(found.slice(12)).toEqual(usual.filter((number) => !found.slice(0, 12).includes(number)));
  });

  test('that are products are not filled up with others', () => {
    const related = relatedOf([[0], [1], [2]], { product: { price: 5, currency: 'EUR', inStock: null } });
    expect(ask(related, [0], { products: 'only' })).toEqual([]);
    expect(ask(related, [0])).toHaveLength(2);
  });

  test('count the words of a search, less than boards and texts', () => {
    const aboutWords = (words: string) => (words === 'oak' ? [3] : []);
    const related = new RelatedPins({ similarByText: () => [2], aboutWords });
    [[0], [0], [1], [2], [3]].forEach((boards, number) => related.put(number, aDocument(number, boards)));
    const found = ask(related, [0], { words: 'oak' });
    expect(new Set(found.slice(0, 2))).toEqual(new Set([1, 2]));
    expect(found[2]).toBe(3);
    expect(ask(related, [], { words: 'oak' })[0]).toBe(3);
  });

  test('count texts and looks', () => {
    const related = new RelatedPins({ similarByText: () => [2], similarByLooks: () => [3] });
    [[0], [0], [1], [2], [3]].forEach((boards, number) => related.put(number, aDocument(number, boards)));
    const found = ask(related, [0]);
    expect(new Set(found.slice(0, 2))).toEqual(new Set([1, 2]));
    expect(found[2]).toBe(3);
  });

  test('count what an operator’s model finds more than looks', () => {
    const related = new RelatedPins({ similarByLooks: () => [3], similarByEmbedding: () => [2] });
    [[0], [1], [2], [3]].forEach((boards, number) => related.put(number, aDocument(number, boards)));
    expect(ask(related, [0]).slice(0, 2)).toEqual([2, 3]);
  });

  test('are the same for the same seed, also after they were saved and loaded', () => {
    const boards = Array.from({ length: 300 }, (_, pin) => [pin % 20, 20 + ((pin * 7) % 31)]);
    const related = relatedOf(boards);
    const loaded = new RelatedPins();
    loaded.load(structuredClone(related.save()));
    expect(ask(loaded, [5])).toEqual(ask(related, [5]));
    expect(loaded.boardsOf(5, 9)).toEqual(related.boardsOf(5, 9));
  });

  test('name their boards, the smallest first', () => {
    expect(relatedOf([[0, 1], [0]]).boardsOf(0, 5)).toEqual(['2', '1']);
  });
});
