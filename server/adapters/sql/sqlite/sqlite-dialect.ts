import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type LimitNode,
  type OffsetNode,
  type OperationNode,
  type QueryResult,
} from 'kysely';
import type { OnStatement } from '../schema/statement.ts';
import { SqliteStatements, type SqliteDatabase, type StatementResult } from './sqlite-statements.ts';

/** Executes statements in order, in this thread or another. */
export interface StatementRunner {
  execute(sql: string, parameters: readonly unknown[]): StatementResult | Promise<StatementResult>;
}

/** Runs statements synchronously on `database`. */
export function localSqliteDialect(database: SqliteDatabase, onStatement: OnStatement): Dialect {
  return sqliteDialect(new SqliteStatements(database), { onStatement, oneAtATime: false });
}

/**
 * Kysely over one SQLite connection. With `oneAtATime` a transaction, or a statement outside of one, waits for the
 * previous one.
 */
export function sqliteDialect(
  runner: StatementRunner,
  { onStatement, oneAtATime }: { onStatement: OnStatement; oneAtATime: boolean },
): Dialect {
  return {
    createAdapter: () => (oneAtATime ? new SqliteAdapter() : new SharedConnectionAdapter()),
    createDriver: () => new SqliteStatementDriver(new SqliteConnection(runner, onStatement)),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new ReusableSqliteQueryCompiler(),
  };
}

/**
 * SQLite plans with the value of a plain `limit` parameter and prepares the statement again for another value, which
 * takes ten times as long as running it. It does not evaluate a sum in advance.
 */
class ReusableSqliteQueryCompiler extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit ');
    this.#appendSum(limit);
  }

  protected override visitOffset({ offset }: OffsetNode): void {
    this.append('offset ');
    this.#appendSum(offset);
  }

  #appendSum(count: OperationNode): void {
    this.append('(');
    this.visitNode(count);
    this.append(' + 0)');
  }
}

/** Statements of a synchronous connection need no queue: each has ended before the next one begins. */
class SharedConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteStatementDriver implements Driver {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(): Promise<void> {
    await this.#connection.begin();
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.commit();
  }

  async rollbackTransaction(): Promise<void> {
    await this.#connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

class SqliteConnection implements DatabaseConnection {
  readonly #runner: StatementRunner;
  readonly #onStatement: OnStatement;
  /** The first failure inside the running transaction. */
  #failure: { readonly error: unknown } | null = null;

  constructor(runner: StatementRunner, onStatement: OnStatement) {
    this.#runner = runner;
    this.#onStatement = onStatement;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#onStatement(query.sql);
    try {
      const { rows, changes } = await this.#runner.execute(query.sql, query.parameters);
      return { rows: rows as R[], numAffectedRows: BigInt(changes) };
    } catch (error) {
      this.#failure ??= { error };
      throw error;
    }
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Results come whole here; there is nothing to stream.');
  }

  /** Takes the write lock immediately, so that a later statement cannot fail to get it. */
  async begin(): Promise<void> {
    this.#failure = null;
    await this.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A transaction with a failed statement is rolled back, as in PostgreSQL. */
  async commit(): Promise<void> {
    if (this.#failure !== null) throw this.#failure.error;
    await this.executeQuery(CompiledQuery.raw('commit'));
  }

  /**
   * Some failures, such as a full disk, have already rolled back; then the original error is more useful than that of
   * the rollback.
   */
  async rollback(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
  }
}
