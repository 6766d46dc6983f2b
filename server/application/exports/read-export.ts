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

/** How the newest copy of somebody's own data stands, and the file itself, for its user alone. */
export class ReadExport {
  readonly #deps: ReadExportDeps;

  constructor(deps: ReadExportDeps) {
    this.#deps = deps;
  }

  /** Undefined when there is none, or none any more. */
  async newest(userId: UserId): Promise<ExportRecord | undefined> {
    const { store, clock } = this.#deps;
    const newest = await store.exports.newestOf(userId);
    const isOver = newest?.expiresAt != null && newest.expiresAt <= clock.now();
    return isOver ? undefined : newest;
  }

  /** Undefined for everybody but the user whose data it is. */
  async file(id: string, userId: UserId): Promise<ExportFile | undefined> {
    if (!isIdText(id)) return undefined;
    const { store, clock, exportFiles } = this.#deps;
    const record = await store.exports.find(id);
    const isGood =
      record?.userId === userId && record.state === 'ready' && (record.expiresAt ?? 0) > clock.now();
    return isGood ? exportFiles.open(record.id) : undefined;
  }
}
