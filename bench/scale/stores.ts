import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPostgresStore } from '../../server/adapters/sql/postgres-node/postgres-store.ts';
import { openSqliteStore } from '../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import type { Store } from '../../server/application/ports/store.ts';
import { PASSWORD } from '../../test/server/http-api/support/member.ts';
import { NOON } from '../../test/server/http-api/core/site-times.ts';
import { QUICK_PASSWORDS } from '../../test/server/http-api/support/quick-passwords.ts';
import { benchDatabase } from '../generated-store/bench-database.ts';
import { generateStore, type StoreTarget } from '../generated-store/generate-store.ts';
import { planStore, type StorePlan } from '../generated-store/store-plan.ts';
import { sizeOf } from '../generated-store/store-size.ts';

export type Engine = StoreTarget['engine'];

/** A store that is there for a benchmark. */
export type FilledStore = {
  readonly engine: Engine;
  readonly plan: StorePlan;
  readonly directory: string;
  /** Settings of a server that works on this store, beside the folder of its data. */
  readonly env: Readonly<Record<string, string>>;
  /** Megabytes of tables and indexes. */
  megabytes(): Promise<number>;
  open(onStatement: (sql: string) => void): Promise<Store>;
  /** The processes of the database server that work for this store, on this machine. */
  processes(): Promise<readonly number[]>;
  remove(): Promise<void>;
};

const KEPT = fileURLToPath(new URL('../../.cache/scale/', import.meta.url));
const POOL_SIZE = 10;
const MIB = 1024 * 1024;

/** Fills a store with so many pins, or takes one that was kept. All people have `PASSWORD`. */
export async function filledStore(engine: Engine, pins: number, keeps: boolean): Promise<FilledStore> {
  const directory = path.join(KEPT, `${engine}-${pins}`);
  const mark = path.join(directory, 'filled');
  const size = sizeOf(pins, NOON);
  const isThere = existsSync(mark);
  if (!isThere) rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const opened = engine === 'sqlite' ? sqlite(directory) : await postgres(`pinakes_scale_${pins}`, isThere);
  const plan = isThere
    ? planStore(size)
    : await generateStore(opened.target, size, await QUICK_PASSWORDS.hash(PASSWORD));
  writeFileSync(mark, '');
  const remove = async () => {
    if (keeps) return;
    await opened.drop();
    rmSync(directory, { recursive: true });
  };
  return { ...opened, engine, plan, directory, remove };
}

function sqlite(directory: string) {
  const file = path.join(directory, 'pinakes.sqlite');
  return {
    target: { engine: 'sqlite', path: file } as const,
    env: {},
    megabytes: async () => {
      const { DatabaseSync } = await import('node:sqlite');
      const database = new DatabaseSync(file, { readOnly: true });
      const [pages] = database
        .prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size')
        .all();
      database.close();
      return Number(pages?.['bytes']) / MIB;
    },
    open: (onStatement: (sql: string) => void) => openSqliteStore({ path: file, onStatement }),
    processes: async () => [],
    drop: async () => undefined,
  };
}

async function postgres(name: string, isThere: boolean) {
  const { url, ask, drop } = await benchDatabase(name, isThere);
  return {
    target: { engine: 'postgres', url } as const,
    env: { DATABASE_URL: url },
    megabytes: async () => {
      const [row] = await ask('select pg_database_size(current_database()) as bytes');
      return Number(row?.['bytes']) / MIB;
    },
    open: (onStatement: (sql: string) => void) =>
      openPostgresStore({ url, poolSize: POOL_SIZE, onStatement }),
    processes: async () => {
      const working = `select pid from pg_stat_activity where datname = '${name}' and application_name = 'pinakes'`;
      return (await ask(working)).map(({ pid }) => Number(pid));
    },
    drop,
  };
}
