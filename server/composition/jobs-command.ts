import { fileURLToPath } from 'node:url';
import { InvalidConfiguration } from '../adapters/node/invalid-configuration.ts';
import { readConfiguration } from '../adapters/node/configuration.ts';
import type { Environment } from '../adapters/node/environment-reader.ts';
import { SystemClock } from '../adapters/node/system-clock.ts';
import type { OperatorStore } from '../adapters/sql/store/operator-store.ts';
import { StoreUnusable } from '../adapters/sql/store/store-unusable.ts';
import type { JobCount, JobRecord } from '../application/ports/jobs.ts';
import { openOperatorStore } from './open-operator-store.ts';
import type { CommandOutcome } from './user-command.ts';

const USAGE = `npm run jobs
  Lists what the server does in the background, what did not go well, and what was given up.
npm run jobs -- retry ID
  Has a job that was given up tried again: by a running server within a minute, else after its next start.`;

const EXIT = { ok: 0, wrong: 2, store: 4 } as const;

/** The number of failed jobs in the list, newest first. */
const LISTED = 50;

/** The operator's commands for jobs; they work whether the server is running or not. */
export async function runJobsCommand(
  args: readonly string[],
  environment: Environment,
): Promise<CommandOutcome> {
  const [command, id, ...rest] = args;
  const isRetry = command === 'retry' && id !== undefined && rest.length === 0;
  if (command !== undefined && !isRetry) return failed(EXIT.wrong, USAGE);
  try {
    const store = await openOperatorStore(readConfiguration(environment));
    try {
      return isRetry ? await retry(store, id) : done(await overview(store));
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof InvalidConfiguration) return failed(EXIT.wrong, error.message);
    if (error instanceof StoreUnusable) return failed(EXIT.store, error.message);
    throw error;
  }
}

async function retry({ jobs }: OperatorStore, id: string): Promise<CommandOutcome> {
  const isFound = /^\d{1,16}$/.test(id) && (await jobs.retry(id, new SystemClock().now()));
  return isFound
    ? done(`Job ${id} is tried again.\n`)
    : failed(EXIT.wrong, `There is no job ${id} that was given up.`);
}

async function overview({ jobs }: OperatorStore): Promise<string> {
  const counts = await jobs.counts(new SystemClock().now());
  if (counts.length === 0) return 'There are no jobs.\n';
  const failures = (await jobs.list('unsuccessful', LISTED)).map(failureRow);
  const kinds = table(['KIND', 'WAITING', 'RUNNING', 'GIVEN UP'], counts.map(countRow));
  if (failures.length === 0) return kinds;
  return `${kinds}\n${table(['ID', 'KIND', 'RUNS', 'GIVEN UP', 'WHY'], failures)}`;
}

function countRow({ kind, waiting, running, failed: givenUp }: JobCount): readonly string[] {
  return [kind, String(waiting), String(running), String(givenUp)];
}

function failureRow({ id, kind, attempts, failedAt, failure }: JobRecord): readonly string[] {
  const when =
    failedAt === null ? 'not yet' : new Date(failedAt).toISOString().slice(0, 19).replace('T', ' ');
  // One line each, without control characters for the terminal.
  return [id, kind, String(attempts), when, (failure ?? '').replace(/[^\P{C}]+/gu, ' ')];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, column) => cell.padEnd(widths[column]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function done(out: string): CommandOutcome {
  return { exitCode: EXIT.ok, out, err: '' };
}

function failed(exitCode: number, message: string): CommandOutcome {
  return { exitCode, out: '', err: `${message}\n` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { exitCode, out, err } = await runJobsCommand(process.argv.slice(2), process.env);
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = exitCode;
}
