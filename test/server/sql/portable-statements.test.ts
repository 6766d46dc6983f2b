import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What one of the engines understands, or what those that distribute PostgreSQL's tables lack. */
const UNPORTABLE: readonly RegExp[] = [
  /\b(?:un)?listen\b|\bnotify\b|pg_notify/i,
  /advisory_(?:xact_)?lock/i,
  /skip locked|\bnowait\b|lock table/i,
  /\bdeferrable\b|setDeferrable|initiallyDeferred/i,
  /create (?:or replace )?(?:trigger|function|extension|procedure)/i,
  /generated always|generatedAlways|\bstored\(\)/i,
  /\bpartition of\b|\binclude \(/i,
  /tsvector|tsquery|\bfts5\b|\bgin\b/i,
  /\b(?:ilike|collate|glob)\b|\bpragma\b|autoincrement|without rowid/i,
  /\b(?:jsonb?_\w+|json_each|group_concat|strftime|julianday)\(/i,
  /\bnow\(\)|current_timestamp|\brandom\(\)/i,
];

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/** What every engine runs: all of the store but what belongs to one of them. */
const files = globSync('server/adapters/sql/**/*.ts', {
  exclude: ['**/sqlite*/**', '**/postgres*/**', '**/moving/**'],
});

function unportable(source: string): readonly string[] {
  const text = source.replace(COMMENTS, '');
  return UNPORTABLE.flatMap((word) => word.exec(text)?.[0] ?? []);
}

test('queries and migrations use only what both engines and distributed ones have', () => {
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) =>
    unportable(readFileSync(file, 'utf8')).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'await sql`select * from jobs for update skip locked`.execute(db);',
  'await sql`select pg_advisory_xact_lock(1)`.execute(db);',
  `.addColumn('a', 'text', (column) => column.generatedAlwaysAs(sql\`b\`).stored())`,
  `.where('name', 'ilike', text)`,
  'sql`json_extract(value, 1)`; sql`group_concat(day)`',
])('what is not is noticed: %s', (source) => {
  expect(unportable(source)).not.toEqual([]);
});
