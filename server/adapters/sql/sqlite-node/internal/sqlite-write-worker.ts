import { parentPort, workerData } from 'node:worker_threads';
import { openForWriting } from './sqlite-connection.ts';
import { sqliteFailure, type SqliteFailure } from '../../sqlite/sqlite-failure.ts';
import { SqliteStatements, type StatementResult } from '../../sqlite/sqlite-statements.ts';

/**
 * The write thread. It executes the received statements in order on its own connection, so that waiting for the disk
 * never blocks reads. The message `null` ends it.
 */
export type StatementRequest = { readonly sql: string; readonly parameters: readonly unknown[] };
export type StatementAnswer = { readonly result: StatementResult } | { readonly failure: SqliteFailure };

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread.');

const database = openForWriting((workerData as { readonly path: string }).path);
const statements = new SqliteStatements(database);

port.on('message', (request: StatementRequest | null) => {
  if (request === null) {
    database.close();
    port.close();
  } else {
    port.postMessage(answer(request));
  }
});

function answer({ sql, parameters }: StatementRequest): StatementAnswer {
  try {
    return { result: statements.execute(sql, parameters) };
  } catch (error) {
    return { failure: sqliteFailure(error) };
  }
}
