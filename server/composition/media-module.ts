import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Bind } from '../../src/composition/provide.ts';
import { FileMediaStore } from '../adapters/files/file-media-store.ts';
import { UploadDirectory } from '../adapters/files/upload-directory.ts';
import { VideoDirectory } from '../adapters/files/video-directory.ts';
import { VideoWorkspaceDirectory } from '../adapters/files/video-workspace-directory.ts';
import type { MediaStore } from '../application/ports/media/media.ts';
import type { VideoFiles } from '../application/ports/media/video-files.ts';
import { openObjectStorage } from './open-object-storage.ts';
import { provideAsync } from './provide-async.ts';
import * as tokens from './tokens.ts';
import { usable } from './usable.ts';

/** Pictures and videos, in DATA_DIR or in an object storage; incomplete uploads in DATA_DIR. */
export function provideMedia(bind: Bind): void {
  const directory = { directory: tokens.DataDirectoryToken };
  const storage = { storage: tokens.ObjectStorageToken };
  const lock = { lock: tokens.DataLockToken };
  provideAsync(
    bind,
    tokens.ObjectStorageToken,
    { configuration: tokens.ConfigurationToken },
    async ({ configuration: { objectStorage } }) =>
      objectStorage === null ? null : openObjectStorage(objectStorage),
  );
  provideAsync(
    bind,
    tokens.MediaStoreToken,
    { ...directory, ...storage, ...lock, clock: tokens.ClockToken },
    async ({ directory, storage, clock, lock }): Promise<MediaStore> => {
      if (storage === null)
        return usable(
          FileMediaStore.open(await mediaDirectory(directory), { isShared: !(await lock.isFirst()) }),
        );
      const { S3MediaStore } = await import('../adapters/s3/s3-media-store.ts');
      return usable(S3MediaStore.open(storage, () => clock.now()));
    },
  );
  provideAsync(
    bind,
    tokens.VideoFilesToken,
    { ...directory, ...storage, ...lock },
    async ({ directory, storage, lock }): Promise<VideoFiles> => {
      const media = await mediaDirectory(directory);
      const isShared = !(await lock.isFirst());
      if (storage === null) return usable(VideoDirectory.open(media, { isShared }));
      const { S3VideoFiles } = await import('../adapters/s3/s3-video-files.ts');
      return new S3VideoFiles(storage, await usable(VideoWorkspaceDirectory.open(media, { isShared })));
    },
  );
  provideAsync(bind, tokens.UploadFilesToken, directory, (deps) =>
    usable(UploadDirectory.open(path.join(deps.directory, 'uploads'))),
  );
}

async function mediaDirectory(dataDirectory: string): Promise<string> {
  const directory = path.join(dataDirectory, 'media');
  await usable(mkdir(directory, { recursive: true }));
  return directory;
}
