import { fileURLToPath } from 'node:url';
import { isRestoreInterrupted } from '../../adapters/files/backup/restore-backup.ts';
import { compareMedia, mediaNames } from '../../adapters/files/compare-media.ts';
import {
  readConfiguration,
  settingsWithoutEffect,
  type Configuration,
} from '../../adapters/node/configuration.ts';
import type { Environment } from '../../adapters/node/environment-reader.ts';
import { inspectSqliteStore } from '../../adapters/sql/sqlite-node/inspected-store.ts';
import type { InspectedStore } from '../../adapters/sql/store/inspected-store.ts';
import type { CommandOutcome } from '../user-command.ts';
import { withBucket } from './backed-up-parts.ts';
import { EXIT, failed, outcomeOf, tell } from './run-command.ts';

const USAGE = `npm run doctor [-- --repair]
  Looks for what is wrong with settings, store and files, beside a running server as well.
  --repair: corrects the counters of the store.`;

/** A line of the report: fine, worth knowing, or wrong. */
type Finding = { readonly mark: 'ok' | 'note' | 'WRONG'; readonly text: string };

/** Examines an instance; names no people, no titles and no files. Exit code 1 if something stays wrong. */
export function runDoctorCommand(args: readonly string[], environment: Environment): Promise<CommandOutcome> {
  return outcomeOf(async () => {
    const repair = args[0] === '--repair';
    if (args.length > (repair ? 1 : 0)) return failed(EXIT.wrong, USAGE);
    const configuration = readConfiguration(environment);
    const { dataDir } = configuration;
    const store = await inspectStore(configuration);
    try {
      const findings = [
        ...settings(environment),
        ...(await restored(dataDir)),
        ...(await withBucket(configuration, (media) =>
          examineStore(store, { repair, names: media === null ? mediaNames(dataDir) : media.names() }),
        )),
      ];
      const out = findings.map(({ mark, text }) => `${mark.padEnd(5)}  ${text}\n`).join('');
      const isFine = findings.every(({ mark }) => mark !== 'WRONG');
      return { exitCode: isFine ? EXIT.ok : EXIT.failed, out, err: '' };
    } finally {
      await store.close();
    }
  });
}

async function inspectStore({ databaseUrl, dataDir }: Configuration): Promise<InspectedStore> {
  if (databaseUrl === null) return inspectSqliteStore(dataDir);
  const { inspectPostgresStore } = await import('../../adapters/sql/postgres-node/inspected-store.ts');
  return inspectPostgresStore(databaseUrl);
}

function settings(environment: Environment): readonly Finding[] {
  const idle = settingsWithoutEffect(environment);
  if (idle.length === 0) return [{ mark: 'ok', text: 'settings' }];
  return [{ mark: 'note', text: `settings: ${idle.join(', ')} have no effect yet` }];
}

async function restored(dataDir: string): Promise<readonly Finding[]> {
  if (!(await isRestoreInterrupted(dataDir))) return [];
  return [{ mark: 'WRONG', text: 'a restore was interrupted: restore again with --force' }];
}

/** `names`: of the files of pictures and videos. */
async function examineStore(
  store: InspectedStore,
  { repair, names }: { readonly repair: boolean; readonly names: AsyncIterable<string> },
): Promise<readonly Finding[]> {
  const trouble = store.integrity();
  if (trouble !== null) {
    return [{ mark: 'WRONG', text: `store: damaged (${trouble}); restore the last backup` }];
  }
  const findings: Finding[] = [{ mark: 'ok', text: `store: ${store.checked}` }];
  const pending = await store.pending();
  if (pending.length > 0) {
    const text = `store: older than this version by ${pending.length} steps; the next start upgrades it`;
    return [...findings, { mark: 'note', text }];
  }
  findings.push({ mark: 'ok', text: 'store: tables of this version' });
  for (const { name, wrong } of await store.recount(repair)) {
    const text = `counters: ${name}`;
    if (wrong === 0) findings.push({ mark: 'ok', text });
    else if (repair) findings.push({ mark: 'note', text: `${text}: ${wrong} corrected` });
    else findings.push({ mark: 'WRONG', text: `${text}: ${wrong} differ; --repair corrects them` });
  }
  return [...findings, ...(await examineFiles(store, names))];
}

/** Compares the pictures and videos of the store with the files that there are. */
async function examineFiles(
  store: InspectedStore,
  names: AsyncIterable<string>,
): Promise<readonly Finding[]> {
  const { lost, unused } = await compareMedia(names, store.namedMedia());
  const findings: Finding[] = [
    lost === 0
      ? { mark: 'ok', text: 'files: every picture and video of the store' }
      : { mark: 'WRONG', text: `files: ${lost} pictures or videos are missing; a backup may have them` },
  ];
  if (unused > 0) {
    const text = `files: ${unused} pictures or videos are in no row; the server removes them after a day`;
    findings.push({ mark: 'note', text });
  }
  return findings;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  tell(await runDoctorCommand(process.argv.slice(2), process.env));
}
