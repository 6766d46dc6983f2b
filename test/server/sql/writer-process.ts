import { setTimeout as pause } from 'node:timers/promises';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { aUserRecord } from '../../builders/a-user-record.ts';

// Run as a process that will be killed: `writer-process.ts <database> <honest|hasty|idle>`. It says `open`, then the
// id of each user that it claims to have stored. `hasty` claims before the transaction has ended: the control that
// shows that a loss is noticed.
const [path = '', manner = 'honest'] = process.argv.slice(2);
const store = await openSqliteStore({ path });
process.stdout.write('open\n');

for (let number = 1; manner !== 'idle'; number += 1) {
  const id = String(number);
  const claim = () => process.stdout.write(`${id}\n`);
  await store.transaction(async (tx) => {
    await tx.users.insert(
      aUserRecord({ id: toUserId(id), username: `user${id}`, email: `user${id}@example.org` }),
    );
    if (manner === 'hasty') claim();
    if (manner === 'hasty' && number === 100) await new Promise(() => undefined);
  });
  if (manner === 'honest') claim();
  await pause(2);
}
setInterval(() => undefined, 60_000);
