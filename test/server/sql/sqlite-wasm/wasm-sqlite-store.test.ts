import { AsyncLocalStorage } from 'node:async_hooks';
import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import { openWasmStore } from '../../../../server/adapters/sql/sqlite-wasm/wasm-sqlite-store.ts';
import { describeStore, type StoreSubject } from '../../../contracts/store.contract.ts';

let opened = 0;

describeStore('SQLite in WebAssembly', async (): Promise<StoreSubject> => {
  const sqlite3 = await sqlite3InitModule();
  // Failures are told by the errors that the tests expect.
  Object.assign(sqlite3.config, { warn: () => undefined, error: () => undefined });
  opened += 1;
  const file = `/store-${opened}.sqlite`;
  const open = () => new sqlite3.oo1.DB(file, 'c');
  const inside = new AsyncLocalStorage<true>();
  const store = await openWasmStore({
    open,
    now: 1_767_225_600_000,
    scope: { run: (work) => inside.run(true, work), isInside: () => inside.getStore() === true },
  });
  return {
    store,
    truncate: async () => {
      const database = open();
      const tables = database.selectValues(
        `select name from sqlite_master where type = 'table' and name not in ('migrations', 'interests')`,
      );
      database.exec(
        [
          'begin immediate',
          ...tables.map((name) => `delete from "${String(name)}"`),
          'update interests set follower_count = 0',
          'commit',
        ].join(';'),
      );
      database.close();
    },
    close: () => store.close(),
  };
});
