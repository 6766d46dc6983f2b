import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A server of PostgreSQL that the tests have started, and its own data. */
export type PrivatePostgres = { readonly url: string; stop(): Promise<void> };

const USER = 'pinakes';

const INITIAL = ['--username', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];

/** Who may come in by the socket: everybody, but one only with a password. */
const ENTRY = 'local all asked_for_password scram-sha-256\nlocal all all trust\n';

/** Nothing here outlives the tests, so nothing waits for the disk. It listens on a socket in its folder only. */
const SETTINGS = {
  listen_addresses: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  autovacuum: 'off',
};

/** Starts a server of its own with the programs in this folder. */
export async function startPrivatePostgres(programs: string): Promise<PrivatePostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinakes-postgres-'));
  const owner = unprivilegedUser();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const options: SpawnOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], ...owner };
  const data = path.join(folder, 'data');
  const made = spawnSync(path.join(programs, 'initdb'), ['--pgdata', data, ...INITIAL], options);
  if (made.status !== 0) throw new Error('initdb could not create a database for the tests.');
  writeFileSync(path.join(data, 'pg_hba.conf'), ENTRY);
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-k', folder, ...settings],
    // It says when it is ready; the rest of its log would be in between the results of the tests.
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://${USER}@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const stop = async () => {
    // Its data are not needed any more, so it ends without waiting for clients or writing anything.
    server.kill('SIGQUIT');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.race([
      saysReady(server.stderr),
      exited.then(() => Promise.reject(new Error('PostgreSQL did not start.'))),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

function saysReady(log: Readable | null): Promise<void> {
  return new Promise((resolve) => {
    log?.setEncoding('utf8').on('data', (lines: string) => {
      if (lines.includes('ready to accept connections')) resolve();
    });
  });
}

/** PostgreSQL refuses to run as root: then the user of its Debian package, or nobody. */
function unprivilegedUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('There is no user as which PostgreSQL could run.');
}
