import pg from 'pg';
import type { Logger } from '../../../../application/ports/surroundings.ts';
import { StoreUnusable } from '../../store/store-unusable.ts';

/** How patient statements are, in milliseconds. */
export type Patience = {
  /** How long to wait for a connection, also for one that others use. */
  readonly connectMs: number;
  /** The server cancels a statement after this time. */
  readonly statementMs: number;
  /** A statement of which the server says nothing for this time has failed, with its connection. */
  readonly silenceMs: number;
  /** The server ends a transaction that does nothing for this time, so that its locks do not stay. */
  readonly idleTransactionMs: number;
  /** The same as `silenceMs` for a check: somebody waits for it. */
  readonly checkSilenceMs: number;
};

export const PATIENCE: Patience = {
  connectMs: 5_000,
  statementMs: 20_000,
  silenceMs: 25_000,
  idleTransactionMs: 10_000,
  checkSilenceMs: 1_500,
};

/**
 * Settings of each connection, where the engine knows them. Statements here join many tables and run in milliseconds:
 * compiling them to machine code takes seconds, and planning them anew for each value longer than running them.
 */
const SETTINGS = `
  select set_config(name, value, false) from (values ('jit', 'off'), ('plan_cache_mode', 'force_generic_plan'))
  as wanted (name, value) where name in (select name from pg_settings)`;

const { INT8, NUMERIC } = pg.types.builtins;

/** Ids, times and sums are 53-bit integers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === INT8 || type === NUMERIC ? Number : pg.types.getTypeParser(type, format as 'text'),
};

export type Pool = pg.Pool;
export type PoolClient = pg.PoolClient;

export type PoolOptions = {
  readonly url: string;
  /** The largest number of connections. */
  readonly size: number;
  readonly logger: Logger | undefined;
};

/** Connections for statements that are short, as all of requests and jobs are. */
export function openPool(options: PoolOptions, patience = PATIENCE): pg.Pool {
  return poolWith(options, {
    // One stays open, by which a move sees that a server is running.
    min: 1,
    // A new connection first plans each statement, which takes longer than running it.
    idleTimeoutMillis: 600_000,
    connectionTimeoutMillis: patience.connectMs,
    statement_timeout: patience.statementMs,
    query_timeout: patience.silenceMs,
    idle_in_transaction_session_timeout: patience.idleTransactionMs,
  });
}

/** Rejects unless the server answers soon, and lets this pool write. */
export async function checkPool(pool: pg.Pool, { checkSilenceMs }: Patience): Promise<void> {
  // The types of the driver do not know that a statement can have a limit of its own.
  const limit = { query_timeout: checkSilenceMs };
  const { rows } = await pool.query<{ mode: string }>({
    text: `select current_setting('transaction_read_only') as mode`,
    ...limit,
  });
  if (rows[0]?.mode === 'on') throw new Error('The database can only be read.');
}

/** One connection for statements that may take long. */
export function openPatientPool(options: Omit<PoolOptions, 'size'>): pg.Pool {
  return poolWith({ ...options, size: 1 }, {});
}

/** Whether the server itself has refused a statement; its connection can be used again. */
export function isAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError;
}

/** Where an address of a database leads, and as whom. @throws {StoreUnusable} for one that cannot be read */
export function placeIn(url: string): {
  readonly server: string;
  readonly user: string;
  readonly database: string;
} {
  const { host, port, user = '', database = '' } = clientOf(url);
  return { server: host.startsWith('/') ? host : `${host}:${port}`, user, database };
}

function clientOf(url: string): pg.Client {
  try {
    return new pg.Client(url);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StoreUnusable(`The address of the database cannot be read: ${reason}.`, { cause });
  }
}

function poolWith({ url, size, logger }: PoolOptions, timeouts: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: PATIENCE.connectMs,
    application_name: 'pinakes',
    keepAlive: true,
    types,
    onConnect: async (client) => {
      await client.query(SETTINGS);
    },
    ...timeouts,
  });
  // Without listeners the loss of a connection would end the process. The pool replaces it.
  pool.on('error', (error) => logger?.warn('store.connection_lost', { error }));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
