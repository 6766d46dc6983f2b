import { BackupUnusable } from '../../adapters/files/backup/backup-unusable.ts';
import { InvalidConfiguration } from '../../adapters/node/invalid-configuration.ts';
import { StoreUnusable } from '../../adapters/sql/store/store-unusable.ts';
import { MediaDiffers } from '../../application/media/move-media.ts';
import { StorageFull, StorageUnavailable } from '../../application/ports/media/media.ts';
import { MediaChanged } from '../../application/ports/media/media-shelf.ts';
import type { CommandOutcome } from '../user-command.ts';

/** The exit codes of the operator's commands. */
export const EXIT = { ok: 0, failed: 1, wrong: 2, store: 4 } as const;

/** Their messages tell the operator what to do. */
const OPERATIONAL = [BackupUnusable, StorageUnavailable, StorageFull, MediaDiffers, MediaChanged];

/** The outcome of a command, also of one that fails for a reason that the operator can mend. */
export async function outcomeOf(command: () => Promise<CommandOutcome>): Promise<CommandOutcome> {
  try {
    return await command();
  } catch (error) {
    if (OPERATIONAL.some((kind) => error instanceof kind))
      return failed(EXIT.failed, (error as Error).message);
    if (error instanceof InvalidConfiguration) return failed(EXIT.wrong, error.message);
    if (error instanceof StoreUnusable) return failed(EXIT.store, error.message);
    if (isOfSystem(error)) return failed(EXIT.failed, `${error.message}.`);
    throw error;
  }
}

/** What the system refuses: a full disk, missing rights, a folder that cannot be moved. Its message names the file. */
function isOfSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

export function failed(exitCode: number, message: string): CommandOutcome {
  return { exitCode, out: '', err: `${message}\n` };
}

/** Writes the outcome to the standard streams; the process ends by itself. */
export function tell({ exitCode, out, err }: CommandOutcome): void {
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = exitCode;
}

/** `1.2 GB` */
export function sizeText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  return `${(bytes / 1000 ** step).toFixed(step === 0 ? 0 : 1)} ${units[step]}`;
}
