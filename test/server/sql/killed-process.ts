import { sql, type Kysely } from 'kysely';
import { ALL_MIGRATIONS } from '../../../server/adapters/sql/migrations/all-migrations.ts';
import { openPostgresStore } from '../../../server/adapters/sql/postgres-node/postgres-store.ts';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { runMoveCommand } from '../../../server/composition/move-command.ts';

// Run as a process that kills itself in the middle of its work: `killed-process.ts migrate <file or address>`, or
// `killed-process.ts move <target>` with the environment of the command.
const [work = '', place = ''] = process.argv.slice(2);
const die = () => void process.kill(process.pid, 'SIGKILL');

if (work === 'migrate') {
  const deadly = {
    name: '9001-deadly',
    up: async (db: Kysely<unknown>) => {
      await sql`create table half (name text)`.execute(db);
      await sql`update users set about = 'half'`.execute(db);
      die();
    },
  };
  const migrations = [...ALL_MIGRATIONS, deadly];
  await (place.startsWith('postgres')
    ? openPostgresStore({ url: place, poolSize: 2, migrations })
    : openSqliteStore({ path: place, migrations }));
} else {
  await runMoveCommand(['--to', place], process.env, (line) => line.startsWith('boards: ') && die());
}
