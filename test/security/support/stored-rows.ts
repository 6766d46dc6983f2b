import { createHash } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { WholeServer } from './whole-server.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a table holds, whatever the server says of it. */
export function rowsOf(server: WholeServer, table: string): readonly Row[] {
  return withStore(
    server,
    (store) => store.prepare(`select * from "${table}" order by rowid`).all() as Row[],
  );
}

/**
 * The same text as long as nothing is written, removed or changed in any table but that of the jobs, which the server
 * works off in its own time.
 */
export function fingerprintOf(server: WholeServer): string {
  return withStore(server, (store) => {
    const hash = createHash('sha256');
    const tables = store
      .prepare(`select name from sqlite_master where type = 'table' and name <> 'jobs' order by name`)
      .all();
    for (const { name } of tables) {
      hash.update(String(name));
      for (const row of store.prepare(`select * from "${String(name)}"`).iterate())
        hash.update(JSON.stringify(row));
    }
    return hash.digest('hex');
  });
}

function withStore<T>(server: WholeServer, read: (store: DatabaseSync) => T): T {
  const store = new DatabaseSync(path.join(server.folder, 'pinakes.sqlite'), {
    readOnly: true,
    timeout: 5_000,
  });
  try {
    return read(store);
  } finally {
    store.close();
  }
}
