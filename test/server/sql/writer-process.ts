import { setTimeout as pause } from 'node:timers/promises';
import { openPostgresStore } from '../../../server/adapters/sql/postgres-node/postgres-store.ts';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import type { Store } from '../../../server/application/ports/store.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { aUserRecord } from '../../builders/a-user-record.ts';

// Run as a process that will be killed: `writer-process.ts <file or address> <honest|hasty|idle> [first id]`. It says
// `open`, then the id of each user that it claims to have stored, each with a job. `hasty` claims before the transaction
// has ended: the control that shows that a loss is noticed.
const [place = '', manner = 'honest', first = '1'] = process.argv.slice(2);
const store: Store = place.startsWith('postgres')
  ? await openPostgresStore({ url: place, poolSize: 2 })
  : await openSqliteStore({ path: place });
process.stdout.write('open\n');

const start = Number(first);
for (let number = start; manner !== 'idle'; number += 1) {
  const id = String(number);
  const claim = () => process.stdout.write(`${id}\n`);
  await store.transaction(async (tx) => {
    await tx.users.insert(
      aUserRecord({ id: toUserId(id), username: `user${id}`, email: `user${id}@example.org` }),
    );
    if (manner === 'hasty') claim();
    if (manner === 'hasty' && number === start + 99) await new Promise(() => undefined);
    await tx.jobs.ask({ id, kind: 'probe', key: id, payload: { note: '' }, runAt: 0, createdAt: 0 });
  });
  if (manner === 'honest') claim();
  await pause(2);
}
setInterval(() => undefined, 60_000);
