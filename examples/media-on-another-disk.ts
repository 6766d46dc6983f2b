import { ContainerModule } from 'inversify';
import { FileMediaStore } from '../server/adapters/files/file-media-store.ts';
import { provideAsync } from '../server/composition/provide-async.ts';
import { MediaStoreToken } from '../server/composition/tokens.ts';

/** Keeps pictures in a folder of another disk. It is opened while the server starts. */
export const mediaOnAnotherDisk = (folder: string) =>
  new ContainerModule(({ bind }) =>
    provideAsync(bind, MediaStoreToken, {}, () => FileMediaStore.open(folder)),
  );
