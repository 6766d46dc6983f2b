import { fileURLToPath } from 'node:url';
import { isRestoreInterrupted } from '../../adapters/files/backup/restore-backup.ts';
import { compareMedia } from '../../adapters/files/compare-media.ts';
import { readConfiguration, settingsWithoutEffect } from '../../adapters/node/configuration.ts';
import type { Environment } from '../../adapters/node/environment-reader.ts';
import { inspectSqliteStore, type InspectedStore } from '../../adapters/sql/sqlite-node/inspected-store.ts';
import type { CommandOutcome } from '../user-command.ts';
import { refuseDatabase } from './refuse-database.ts';
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
    const { dataDir, databaseUrl, objectStorage } = readConfiguration(environment);
    refuseDatabase(databaseUrl);
    const store = inspectSqliteStore(dataDir);
    try {
      const findings = [
        ...settings(environment),
        ...(await restored(dataDir)),
        ...(await examineStore(store, { repair, mediaIn: objectStorage === null ? dataDir : null })),
      ];
      const out = findings.map(({ mark, text }) => `${mark.padEnd(5)}  ${text}\n`).join('');
      const isFine = findings.every(({ mark }) => mark !== 'WRONG');
      return { exitCode: isFine ? EXIT.ok : EXIT.failed, out, err: '' };
    } finally {
      store.close();
    }
  });
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

/** `mediaIn`: the data directory, if it has the pictures and videos. */
async function examineStore(
  store: InspectedStore,
  { repair, mediaIn }: { readonly repair: boolean; readonly mediaIn: string | null },
): Promise<readonly Finding[]> {
  const trouble = store.integrity();
  if (trouble !== null) {
    return [{ mark: 'WRONG', text: `store: damaged (${trouble}); restore the last backup` }];
  }
  const findings: Finding[] = [{ mark: 'ok', text: 'store: pages, indexes and references' }];
  const pending = await store.pending();
  if (pending.length > 0) {
    const text = `store: older than this version by ${pending.length} steps; the next start upgrades it`;
    return [...findings, { mark: 'note', text }];
  }
  findings.push({ mark: 'ok', text: 'store: tables of this version' });
  for (const { name, wrong } of store.recount(repair)) {
    const text = `counters: ${name}`;
    if (wrong === 0) findings.push({ mark: 'ok', text });
    else if (repair) findings.push({ mark: 'note', text: `${text}: ${wrong} corrected` });
    else findings.push({ mark: 'WRONG', text: `${text}: ${wrong} differ; --repair corrects them` });
  }
  return mediaIn === null ? findings : [...findings, ...(await examineFiles(store, mediaIn))];
}

/** Compares the pictures and videos of the store with the files of the data directory. */
async function examineFiles(store: InspectedStore, dataDir: string): Promise<readonly Finding[]> {
  const { lost, unused } = await compareMedia(dataDir, store.namedMedia());
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
