import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HostTable } from '../../../server/adapters/files/internal/host-table.ts';

const label = fc.stringMatching(/^[a-c0-1-]{1,3}$/);
const host = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'));

/** The same by a map, and every ending of the name. */
function expected(entries: readonly (readonly [string, number])[], name: string): number | undefined {
  const values = new Map(entries);
  const labels = name.split('.');
  return labels
    .map((_, start) => values.get(labels.slice(start).join('.')))
    .find((value) => value !== undefined);
}

test('the longest name that a host is, or is below, gives its value', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(host, fc.integer({ min: 1, max: 3 })), { maxLength: 400 }),
      fc.array(host, { maxLength: 20 }),
      (entries, asked) => {
        const table = new HostTable();
        for (const [name, value] of entries) expect(table.set(name, value)).toBe(true);
        expect(table.size).toBe(new Map(entries).size);
        for (const name of [...asked, ...entries.map(([name]) => name)])
          expect(table.find(name)).toBe(expected(entries, name));
      },
    ),
  );
});

test('what is no name of a host is not taken', () => {
  const table = new HostTable();
  for (const name of ['', '.', 'a..b', 'a b', 'b\u00fccher.example', 'A.example', 'a'.repeat(254)])
    expect(table.set(name, 1)).toBe(false);
  expect([table.size, table.find(''), table.find('.')]).toEqual([0, undefined, undefined]);
});
