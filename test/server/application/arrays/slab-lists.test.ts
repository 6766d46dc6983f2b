import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IdNumbers } from '../../../../server/application/arrays/id-numbers.ts';
import { SlabLists } from '../../../../server/application/arrays/slab-lists.ts';

const OWNERS = 8;
const steps = fc.array(fc.tuple(fc.nat(OWNERS - 1), fc.nat(20)), { maxLength: 400 });
const sorted = (list: Iterable<number>) => [...list].sort((one, other) => one - other);

/** Adds what a list does not hold, and removes what it does. */
function toggleAll(lists: SlabLists, known: Set<number>[], toggled: readonly (readonly [number, number])[]) {
  for (const [owner, value] of toggled) {
    if (known[owner]!.delete(value)) expect(lists.remove(owner, value)).toBe(true);
    else {
      known[owner]!.add(value);
      lists.add(owner, value);
    }
  }
}

function expectSame(lists: SlabLists, known: readonly Set<number>[]) {
  known.forEach((set, owner) => expect(sorted(lists.listOf(owner))).toEqual(sorted(set)));
  expect(lists.total).toBe(known.reduce((sum, set) => sum + set.size, 0));
}

test('lists hold what was added and not removed, also after they were saved and loaded', () => {
  fc.assert(
    fc.property(steps, steps, (first, second) => {
      const known = Array.from({ length: OWNERS }, () => new Set<number>());
      const lists = new SlabLists();
      toggleAll(lists, known, first);
      expectSame(lists, known);
      const loaded = new SlabLists();
      loaded.load(structuredClone(lists.save()));
      toggleAll(loaded, known, second);
      expectSame(loaded, known);
    }),
  );
});

test('a list that does not hold a number removes nothing', () => {
  const lists = new SlabLists();
  expect(lists.remove(3, 7)).toBe(false);
  lists.add(3, 6);
  expect(lists.remove(3, 7)).toBe(false);
  expect([...lists.listOf(3)]).toEqual([6]);
});

test('blocks of lists that have grown or ended are used again', () => {
  const lists = new SlabLists();
  for (let round = 0; round < 50; round += 1) {
    for (let value = 0; value < 64; value += 1) lists.add(0, value);
    for (let value = 0; value < 64; value += 1) lists.remove(0, value);
  }
  expect(lists.save()['values']).toHaveLength(127);
});

test('ids have one number each, in the order in which they were given, also after loading', () => {
  const id = fc.oneof(fc.maxSafeNat(), fc.nat(50)).map((value) => String(value + 1));
  fc.assert(
    fc.property(fc.array(id, { maxLength: 300 }), (ids) => {
      const distinct = [...new Set(ids)];
      const numbers = new IdNumbers();
      for (const each of ids) numbers.give(each);
      const loaded = new IdNumbers();
      loaded.load(structuredClone(numbers.save()));
      for (const each of [numbers, loaded]) {
        expect(distinct.map((one) => each.find(one))).toEqual(distinct.map((_, place) => place));
        expect(distinct.map((_, place) => each.idOf(place))).toEqual(distinct);
        expect(each.size).toBe(distinct.length);
      }
      expect(loaded.find('0')).toBeUndefined();
      expect(loaded.give('9007199254740991')).toBe(numbers.find('9007199254740991') ?? distinct.length);
    }),
  );
});
