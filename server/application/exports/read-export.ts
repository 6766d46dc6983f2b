import { isIdText, type UserId } from '../../../src/domain/ids/ids.ts';
import type { ExportRecord } from '../ports/people/account-exports.ts';
import type { ExportFiles } from '../ports/export-files.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';

type ReadExportDeps = {
  readonly store: Pick<StoreReader, 'exports'>;
  readonly exportFiles: Pick<ExportFiles, 'open'>;
  readonly clock: Clock;
};

export type ExportFile = NonNullable<Awaited<ReturnType<ExportFiles['open']>>>;

/** The state of the user's newest export, and its file. Only the user can read them. */
export class ReadExport {
  readonly #deps: ReadExportDeps;

  constructor(deps: ReadExportDeps) {
    this.#deps = deps;
  }

  /** Undefined when there is no export, or it has expired. */
  async newest(userId: UserId): Promise<ExportRecord | undefined> {
    const { store, clock } = this.#deps;
    const newest = await store.exports.newestOf(userId);
    const isOver = newest?.expiresAt != null && newest.expiresAt <= clock.now();
    return isOver ? undefined : newest;
  }

  /** Undefined for everybody except the user who owns the data. */
  async file(id: string, userId: UserId): Promise<ExportFile | undefined> {
    if (!isIdText(id)) return undefined;
    const { store, clock, exportFiles } = this.#deps;
    const record = await store.exports.find(id);
    const isGood =
      record?.userId === userId && record.state === 'ready' && (record.expiresAt ?? 0) > clock.now();
    return isGood ? exportFiles.open(record.id) : undefined;
  }
}
