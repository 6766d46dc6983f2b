import { mediaFile } from '../media/media-file.ts';
import { newMail } from '../mail/new-mail.ts';
import type { ExportRecord } from '../ports/account-exports.ts';
import type { ArchiveWriter, ExportFiles } from '../ports/export-files.ts';
import type { MediaStore } from '../ports/media.ts';
import type { UserRecord } from '../ports/records.ts';
import type { Store } from '../ports/store.ts';
import type { Clock, IdGenerator, Logger } from '../ports/surroundings.ts';
import type { WorkBell } from '../ports/work-bell.ts';
import { ownData } from './collect-own-data.ts';
import type { FormatTime } from './own-data.ts';

type MakeExportsDeps = {
  readonly store: Store;
  readonly exportFiles: ExportFiles;
  readonly media: Pick<MediaStore, 'read'>;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly bell: WorkBell;
  readonly formatTime: FormatTime;
};

/** How long a finished file is kept, in milliseconds. */
const KEPT_MS = 7 * 86_400_000;

/** Makes the files that people asked for, one after another, and clears away old ones. */
export class MakeExports {
  readonly #deps: MakeExportsDeps;

  constructor(deps: MakeExportsDeps) {
    this.#deps = deps;
  }

  /** When there is something to clear away next is not worth a timer: null. */
  async run(): Promise<null> {
    const { store } = this.#deps;
    await this.#clear();
    for (;;) {
      const next = await store.exports.nextUnfinished();
      if (next === undefined) return null;
      await this.#make(next);
    }
  }

  async #make(record: ExportRecord): Promise<void> {
    const { store, clock, bell, logger } = this.#deps;
    const user = await store.users.find(record.userId);
    if (user === undefined) return;
    try {
      await this.#write(record, user);
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      logger.error('export.failed', { exportId: record.id, error: cause });
      await store.transaction((tx) => tx.exports.finish(record.id, { state: 'failed', expiresAt: null }));
      return;
    }
    const older = (await store.exports.allOf(user.id)).filter(({ id }) => id !== record.id);
    await store.transaction(async (tx) => {
      await tx.exports.finish(record.id, { state: 'ready', expiresAt: clock.now() + KEPT_MS });
      for (const { id } of older) await tx.exports.remove(id);
      await tx.mails.insert(newMail(this.#deps, user.id, { kind: 'export_ready' }));
    });
    bell.ring('mails');
    for (const { id } of older) await this.#deps.exportFiles.remove(id);
  }

  async #write(record: ExportRecord, user: UserRecord): Promise<void> {
    const archive = await this.#deps.exportFiles.create(record.id);
    try {
      await this.#fill(archive, user);
      await archive.finish();
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  }

  async #fill(archive: ArchiveWriter, user: UserRecord): Promise<void> {
    const { store, formatTime, clock, media } = this.#deps;
    for await (const part of ownData(user, { store, formatTime, now: clock.now() })) {
      if (part.kind === 'document') {
        await archive.add(part.name, `${JSON.stringify(part.value, null, 1)}\n`);
        continue;
      }
      const { signature, extension } = part;
      const bytes = await media.read(mediaFile('originals', signature, extension));
      if (bytes !== undefined) await archive.add(`pictures/${signature}.${extension}`, bytes);
    }
  }

  /** Files whose time is over, and those whose account is gone. */
  async #clear(): Promise<void> {
    const { store, exportFiles, clock } = this.#deps;
    for (const { id } of await store.exports.expiredBefore(clock.now())) {
      await store.transaction((tx) => tx.exports.remove(id));
    }
    for (const id of await exportFiles.ids()) {
      if ((await store.exports.find(id)) === undefined) await exportFiles.remove(id);
    }
  }
}
