import type { ExportFiles } from '../ports/export-files.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';

type ClearExportsDeps = {
  readonly store: Store;
  readonly exportFiles: Pick<ExportFiles, 'ids' | 'remove'>;
  readonly clock: Clock;
};

/** Removes expired exports, and files whose account is gone. */
export class ClearExports {
  readonly #deps: ClearExportsDeps;

  constructor(deps: ClearExportsDeps) {
    this.#deps = deps;
  }

  async run(): Promise<void> {
    const { store, exportFiles, clock } = this.#deps;
    for (const { id } of await store.exports.expiredBefore(clock.now())) {
      await store.transaction((tx) => tx.exports.remove(id));
    }
    for (const id of await exportFiles.ids()) {
      if ((await store.exports.find(id)) === undefined) await exportFiles.remove(id);
    }
  }
}
