import { fileURLToPath } from 'node:url';
import { findByLogin } from '../application/people/find-person.ts';
import { InvalidConfiguration } from '../adapters/node/invalid-configuration.ts';
import { readConfiguration } from '../adapters/node/configuration.ts';
import type { Environment } from '../adapters/node/environment-reader.ts';
import { NodeSecrets } from '../adapters/node/node-secrets.ts';
import { SystemClock } from '../adapters/node/system-clock.ts';
import { StoreUnusable } from '../adapters/sql/store/store-unusable.ts';
import { newMailToken, tokenUrl } from '../application/mail/mail-links.ts';
import { openOperatorStore } from './open-operator-store.ts';

const USAGE = `npm run user -- reset NAME
  Prints a link with which the account of that username or mail address gets a new password.
  It works once, within an hour, whether the server is running now or later.`;

export type CommandOutcome = { readonly exitCode: number; readonly out: string; readonly err: string };

const EXIT = { ok: 0, failed: 1, wrong: 2, store: 4 } as const;

/** The operator's commands for user accounts. */
export async function runUserCommand(
  args: readonly string[],
  environment: Environment,
): Promise<CommandOutcome> {
  const [command, name, ...rest] = args;
  if (command !== 'reset' || !name || rest.length > 0) return failed(EXIT.wrong, USAGE);
  try {
    return await resetLink(name, environment);
  } catch (error) {
    if (error instanceof InvalidConfiguration) return failed(EXIT.wrong, error.message);
    if (error instanceof StoreUnusable) return failed(EXIT.store, error.message);
    throw error;
  }
}

async function resetLink(name: string, environment: Environment): Promise<CommandOutcome> {
  const configuration = readConfiguration(environment);
  const { publicUrl, port } = configuration;
  const store = await openOperatorStore(configuration);
  try {
    const user = await findByLogin(store.users, name);
    if (user === undefined) return failed(EXIT.wrong, `Nobody is called ${name} here.`);
    // Random values and plain hashes do not need the server's secret.
    const secrets = new NodeSecrets([''], new Uint8Array());
    const tokenOptions = { purpose: 'reset', userId: user.id, address: user.email } as const;
    const token = newMailToken({ secrets, clock: new SystemClock() }, tokenOptions);
    await store.mailTokens.insert(token.record);
    const baseUrl = publicUrl ?? `http://localhost:${port}`;
    const err = `The link works once, within an hour. Whoever has it can take over ${user.username}.\n`;
    return { exitCode: EXIT.ok, out: `${tokenUrl(baseUrl, token, user.username)}\n`, err };
  } finally {
    await store.close();
  }
}

function failed(exitCode: number, message: string): CommandOutcome {
  return { exitCode, out: '', err: `${message}\n` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { exitCode, out, err } = await runUserCommand(process.argv.slice(2), process.env);
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = exitCode;
}
