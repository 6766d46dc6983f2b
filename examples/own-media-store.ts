import { ContainerModule } from 'inversify';
import { provideAsync } from '../server/composition/provide-async.ts';
import { MediaStoreToken } from '../server/composition/tokens.ts';
import { BucketMediaStore, type Bucket } from './bucket-media-store.ts';

/** Keeps pictures in a bucket. */
export const ownMediaStore = (bucket: Bucket) =>
  new ContainerModule(({ bind }) =>
    provideAsync(bind, MediaStoreToken, {}, () => BucketMediaStore.open(bucket)),
  );
