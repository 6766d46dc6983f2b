import { mediaFile } from '../media/media-file.ts';
import type { JobHandler, JobRun } from '../jobs/job-handler.ts';
import { postMail } from '../mail/post-mail.ts';
import { EXPORT_KEPT_DAYS, type ExportRecord } from '../ports/people/account-exports.ts';
import type { ArchiveWriter, ExportFiles } from '../ports/export-files.ts';
import type { MediaStore } from '../ports/media/media.ts';
import type { VideoFiles } from '../ports/media/video-files.ts';
import type { UserRecord } from '../ports/records.ts';
import type { Store } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';
import { ownData } from './internal/collect-own-data.ts';
import type { FormatTime } from './internal/export-sources.ts';

type MakeExportDeps = {
  readonly store: Store;
  readonly exportFiles: ExportFiles;
  readonly media: Pick<MediaStore, 'read'>;
  readonly videos: Pick<VideoFiles, 'openUpload'>;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
  readonly formatTime: FormatTime;
};

const KEPT_MS = EXPORT_KEPT_DAYS * 86_400_000;

/** Makes the file of a requested export. */
export class MakeExport implements JobHandler<'exports.make'> {
  readonly atMostMs = 60 * 60_000;
  readonly #deps: MakeExportDeps;

  constructor(deps: MakeExportDeps) {
    this.#deps = deps;
  }

  async run({ payload, ending }: Pick<JobRun<'exports.make'>, 'payload' | 'ending'>): Promise<void> {
    const { store, clock, exportFiles } = this.#deps;
    const record = await store.exports.find(payload.exportId);
    const user = record && (await store.users.find(record.userId));
    if (record === undefined || user === undefined || record.state === 'ready') return;
    await this.#write(record, user, ending);
    const older = (await store.exports.allOf(user.id)).filter(({ id }) => id !== record.id);
    await store.transaction(async (tx) => {
      await tx.exports.finish(record.id, { state: 'ready', expiresAt: clock.now() + KEPT_MS });
      for (const { id } of older) await tx.exports.remove(id);
      await postMail(tx, this.#deps, user.id, { kind: 'export_ready' });
    });
    for (const { id } of older) await exportFiles.remove(id);
  }

  /** After a failure the user may request another export. */
  async givenUp({ exportId }: JobRun<'exports.make'>['payload']): Promise<void> {
    const failed = { state: 'failed', expiresAt: null } as const;
    await this.#deps.store.transaction((tx) => tx.exports.finish(exportId, failed));
  }

  async #write(record: ExportRecord, user: UserRecord, ending: Promise<void>): Promise<void> {
    const archive = await this.#deps.exportFiles.create(record.id);
    try {
      await this.#fill(archive, user, ending);
      await archive.finish();
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  }

  async #fill(archive: ArchiveWriter, user: UserRecord, ending: Promise<void>): Promise<void> {
    let isEnding = false;
    void ending.then(() => (isEnding = true));
    const { store, formatTime, clock, media, videos } = this.#deps;
    for await (const part of ownData(user, { store, formatTime, now: clock.now() })) {
      if (isEnding) throw new Error('the server ends');
      if (part.kind === 'document') {
        await archive.add(part.name, `${JSON.stringify(part.value, null, 1)}\n`);
        continue;
      }
      if (part.kind === 'video') {
        const file = await videos.openUpload(part.signature);
        if (file === undefined) continue;
        await archive.addPieces(`videos/${part.signature}.mp4`, () => file.read(0, file.byteLength));
        continue;
      }
      const { signature, extension } = part;
      const bytes = await media.read(mediaFile('originals', signature, extension));
      if (bytes !== undefined) await archive.add(`pictures/${signature}.${extension}`, bytes);
    }
  }
}
