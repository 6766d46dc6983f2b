import { ContainerModule } from 'inversify';
import { provideOpened } from '../server/composition/provide-opened.ts';
import { MediaStoreToken } from '../server/composition/tokens.ts';
import { BucketMediaStore, type Bucket } from './bucket-media-store.ts';

/** Keeps pictures in a bucket. */
export const ownMediaStore = (bucket: Bucket) =>
  new ContainerModule(({ bind }) =>
    provideOpened(bind, MediaStoreToken, {}, () => BucketMediaStore.open(bucket)),
  );
