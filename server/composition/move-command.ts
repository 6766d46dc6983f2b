import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfiguration } from '../adapters/node/configuration.ts';
import type { Environment } from '../adapters/node/environment-reader.ts';
import { moveStore, type MoveOutcome } from '../adapters/sql/moving/move-store.ts';
import {
  openSqliteToFill,
  openSqliteToMove,
  type StoreToFill,
  type StoreToMove,
} from '../adapters/sql/sqlite-node/store-to-move.ts';
import { EXIT, failed, outcomeOf, tell } from './operating/run-command.ts';
import type { CommandOutcome } from './user-command.ts';

const USAGE = `npm run move -- --to postgres://USER@HOST/DATABASE [--replace]
  Copies the store in DATA_DIR to PostgreSQL. Then start the server with this address as DATABASE_URL.
npm run move -- --to DIRECTORY [--replace]
  Copies the store in DATABASE_URL to a file in this directory. Then start the server with it as DATA_DIR.

The source stays as it was. Stop the server before. Images and videos are not moved.
A password can stand in PGPASSWORD instead of the address.`;

const POSTGRES = /^postgres(ql)?:\/\//;

/** The operator's command that takes a store to the other engine. `say` gets a line after each table. */
export function runMoveCommand(
  args: readonly string[],
  environment: Environment,
  say: (line: string) => void = () => undefined,
): Promise<CommandOutcome> {
  return outcomeOf(async () => {
    const wanted = readArguments(args);
    if (wanted === null) return failed(EXIT.wrong, USAGE);
    const configuration = readConfiguration(environment);
    const isToPostgres = POSTGRES.test(wanted.to);
    if (isToPostgres === (configuration.databaseUrl !== null))
      return failed(
        EXIT.wrong,
        isToPostgres
          ? 'DATABASE_URL is set: the store already is in PostgreSQL. Unset it to move the one in DATA_DIR.'
          : 'DATABASE_URL is not set: the store already is a file. Set it to move the one in PostgreSQL.',
      );
    return { exitCode: EXIT.ok, out: await move({ ...wanted, ...configuration, say }), err: '' };
  });
}

function readArguments(args: readonly string[]): { readonly to: string; readonly replace: boolean } | null {
  const rest = args.filter((arg) => arg !== '--replace');
  const [option, to] = rest;
  if (rest.length !== 2 || option !== '--to' || !to || to.startsWith('--')) return null;
  return { to, replace: rest.length < args.length };
}

type Move = {
  readonly to: string;
  readonly replace: boolean;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly say: (line: string) => void;
};

async function move({ to, replace, dataDir, databaseUrl, say }: Move): Promise<string> {
  const from = await openSource(databaseUrl, dataDir);
  try {
    const target = await openTarget(to);
    try {
      const onTable = (name: string, rows: number) => rows > 0 && say(`${name}: ${rows}\n`);
      const outcome = await moveStore({ from, to: target, replace, onTable });
      if (outcome.kind === 'moved') await target.keep();
      return summary(outcome, target.name);
    } finally {
      await target.close();
    }
  } finally {
    await from.close();
  }
}

async function openSource(databaseUrl: string | null, dataDir: string): Promise<StoreToMove> {
  if (databaseUrl === null) return openSqliteToMove(storeIn(dataDir));
  const { openPostgresToMove } = await import('../adapters/sql/postgres-node/store-to-move.ts');
  return openPostgresToMove(databaseUrl, { as: 'source' });
}

async function openTarget(to: string): Promise<StoreToFill> {
  if (!POSTGRES.test(to)) return openSqliteToFill(storeIn(path.resolve(to)));
  const { openPostgresToMove } = await import('../adapters/sql/postgres-node/store-to-move.ts');
  // Its transaction has written it for good.
  return { ...(await openPostgresToMove(to, { as: 'target' })), keep: async () => undefined };
}

function storeIn(directory: string): string {
  return path.join(directory, 'pinakes.sqlite');
}

function summary({ kind, rows }: MoveOutcome, name: string): string {
  const total = [...rows.values()].reduce((sum, count) => sum + count, 0);
  const pins = rows.get('pins') ?? 0;
  const what = `${total} rows, ${pins} of them pins`;
  return kind === 'same'
    ? `Nothing to do: ${name} already has the same ${what}.\n`
    : `Moved to ${name}: ${what}, all compared.\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const say = (line: string) => void process.stderr.write(line);
  tell(await runMoveCommand(process.argv.slice(2), process.env, say));
}
