import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { linkHash } from '../../../server/adapters/sql/schema/link-hash.ts';
import { ALL_MIGRATIONS } from '../../../server/adapters/sql/migrations/all-migrations.ts';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { aSourceProduct, someSourceFacts } from '../../builders/a-source-facts.ts';
import { openTemporarySqlite, type TemporarySqlite } from './temporary-sqlite.ts';

let opened: TemporarySqlite;
afterEach(() => opened.close());

test('the variants that pages had told before are looked up as well', async () => {
  const before = ALL_MIGRATIONS.filter(({ name }) => name < '0022');
  opened = await openTemporarySqlite({ migrations: before });
  const variants = ['red', 'blue'].map((value) => ({
    name: 'color',
    value,
    url: `https://shop.example/vase?color=${value}`,
  }));
  const facts = JSON.stringify(someSourceFacts({ products: [aSourceProduct({ variants })] }));
  const insert = `insert into link_facts (link_key, url, facts, failures) values (?, 'https://shop.example', ?, 0)`;
  await opened.execute(insert, ['vase', facts]);
  await opened.execute(insert, ['silent', 'null']);
  await opened.store.close();

  await (await openSqliteStore({ path: opened.path })).close();
  const database = new DatabaseSync(opened.path, { readOnly: true });
  const rows = database.prepare('select variant_key, link_key from link_variants').all();
  database.close();
  const named = variants.map(({ url }) => ({ variant_key: linkHash(url), link_key: 'vase' }));
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(expect.arrayContaining(named));
});

test('the variants that pages had named on the sites of others are forgotten', async () => {
  const before = ALL_MIGRATIONS.filter(({ name }) => name < '0023');
  opened = await openTemporarySqlite({ migrations: before });
  const [own, theirs] = ['https://shop.example/vase?color=red', 'https://other.example/vase'];
  const variants = [own, theirs].map((url) => ({ name: 'color', value: 'red', url }));
  const facts = JSON.stringify(someSourceFacts({ products: [aSourceProduct({ variants })] }));
  const page = `insert into link_facts (link_key, url, facts, failures) values (?, 'https://shop.example', ?, 0)`;
  await opened.execute(page, ['vase', facts]);
  const variant = `insert into link_variants (variant_key, link_key) values (?, 'vase')`;
  for (const url of [own, theirs]) await opened.execute(variant, [linkHash(url) ?? '']);
  await opened.store.close();

  await (await openSqliteStore({ path: opened.path })).close();
  const database = new DatabaseSync(opened.path, { readOnly: true });
  const rows = database.prepare('select variant_key from link_variants').all();
  database.close();
  expect(rows).toEqual([{ variant_key: linkHash(own) }]);
});
