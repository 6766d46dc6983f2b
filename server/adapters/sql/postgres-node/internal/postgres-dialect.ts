import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type DataTypeNode,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { bindable, type OnStatement, type SqlValue } from '../../schema/statement.ts';

import { isAnswer, type Pool, type PoolClient } from './postgres-pool.ts';
import { storeErrorOf } from './postgres-store-error.ts';
import { StatementNames } from './statement-names.ts';

/** Kysely over a pool of connections. Transactions are serializable, unless they ask for less. */
export function postgresDialect(pool: Pool, onStatement: OnStatement): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresStatementDriver(pool, onStatement),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new CodePointQueryCompiler(),
  };
}

/** Texts are compared by code point, as in SQLite, whatever the language of the database. */
class CodePointQueryCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

class PostgresStatementDriver implements Driver {
  readonly #pool: Pool;
  readonly #onStatement: OnStatement;
  readonly #names = new StatementNames();

  constructor(pool: Pool, onStatement: OnStatement) {
    this.#pool = pool;
    this.#onStatement = onStatement;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw storeErrorOf(error);
    });
    return new PostgresConnection(client, this.#names, this.#onStatement);
  }

  async beginTransaction(
    connection: PostgresConnection,
    { isolationLevel = 'serializable', accessMode = 'read write' }: TransactionSettings,
  ): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`begin isolation level ${isolationLevel} ${accessMode}`));
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

class PostgresConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #names: StatementNames;
  readonly #onStatement: OnStatement;
  /** The first failure. */
  #failure: { readonly error: unknown } | null = null;
  /** The state of the connection is unknown: it is closed instead of used again. */
  #isBroken = false;

  constructor(client: PoolClient, names: StatementNames, onStatement: OnStatement) {
    this.#client = client;
    this.#names = names;
    this.#onStatement = onStatement;
  }

  async executeQuery<R>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    this.#onStatement(text);
    try {
      const values = parameters.map(storable);
      const name = this.#names.nameOf(text);
      const { rows, rowCount } = await this.#client.query(
        name === undefined ? { text, values } : { name, text, values },
      );
      return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      // Without an answer the statement may still be running.
      if (!isAnswer(error)) this.#isBroken = true;
      const failure = storeErrorOf(error);
      this.#failure ??= { error: failure };
      throw failure;
    }
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Results come whole here; there is nothing to stream.');
  }

  /** The server would answer the commit of a transaction with a failed statement with a rollback, and no error. */
  async commit(): Promise<void> {
    if (this.#failure !== null) throw this.#failure.error;
    await this.executeQuery(CompiledQuery.raw('commit'));
  }

  /** The failure that led here is more useful than that of the rollback. Closing the connection also rolls back. */
  async rollback(): Promise<void> {
    if (this.#isBroken) return;
    await this.executeQuery(CompiledQuery.raw('rollback')).catch(() => {
      this.#isBroken = true;
    });
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }
}

/** Texts cannot have a NUL here. The rules of the domain let none in; in what is looked for it means "not found". */
function storable(value: unknown): SqlValue {
  const bound = bindable(value);
  return typeof bound === 'string' && bound.includes('\0') ? bound.replaceAll('\0', '\ufffd') : bound;
}
