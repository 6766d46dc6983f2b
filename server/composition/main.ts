import { InvalidConfiguration } from '../adapters/node/invalid-configuration.ts';
import { AddressUnusable } from '../adapters/node/node-listener.ts';
import { StoreUnusable } from '../adapters/sql/store/store-unusable.ts';
import { findBuiltFiles } from './built-files.ts';
import { startServer, type RunningServer } from './start-server.ts';

const EXIT = { ok: 0, failed: 1, configuration: 2, address: 3, store: 4, grace: 5 } as const;

/** Runs the server until it gets a termination signal. Standard output contains only the address. */
async function main(): Promise<void> {
  // Registered first: without a listener the signal would kill the process.
  let running: RunningServer | undefined;
  process.on('SIGHUP', () => running?.reload());
  const server = (running = await startServer(process.env, findBuiltFiles(import.meta.url)));
  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (ending) process.exit(EXIT.failed);
      ending = true;
      void end(server);
    });
  }
  process.stdout.write(`READY ${server.url}\n`);
}

async function end(server: RunningServer): Promise<void> {
  const outcome = await server.stop();
  process.exit(outcome === 'clean' ? EXIT.ok : EXIT.grace);
}

function exitCodeOf(error: unknown): number {
  if (error instanceof InvalidConfiguration) return EXIT.configuration;
  if (error instanceof AddressUnusable) return EXIT.address;
  if (error instanceof StoreUnusable) return EXIT.store;
  return EXIT.failed;
}

main().catch((error: unknown) => {
  const isExpected = exitCodeOf(error) !== EXIT.failed;
  const text =
    error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(exitCodeOf(error));
});
