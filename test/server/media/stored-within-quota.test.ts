import { afterEach, beforeEach, expect, test } from 'vitest';
import { StorageQuota } from '../../../server/application/media/storage-quota.ts';
import { StoreUpload } from '../../../server/application/media/store-upload.ts';
import { StorageFull } from '../../../server/application/ports/media/media.ts';
import { SnowflakeIds } from '../../../server/adapters/node/snowflake-ids.ts';
import { aUserRecord } from '../../builders/a-user-record.ts';
import { openTemporaryStore, type TemporaryStore } from '../sql/temporary-store.ts';
import { InMemoryMediaStore } from './in-memory-media-store.ts';
import { file, ReadablePictureProcessor, signatureOf } from './media-world.ts';

const clock = { now: () => Date.UTC(2026, 5, 15) };
const owner = aUserRecord();
const LIMIT = 100;

let opened: TemporaryStore;
let ingested: number;
beforeEach(async () => {
  opened = await openTemporaryStore();
  await opened.store.transaction((tx) => tx.users.insert(owner));
  ingested = 0;
});
afterEach(() => opened.close());

const UPLOADS = 20;

type Hold = StorageQuota['hold'];

/**
 * Twenty pictures at once, each as large as what is kept of it: none is worked on before room was asked for all.
 * How many were kept, and their bytes.
 */
async function parallelUploads(holdBy: (limit: StorageQuota) => Hold) {
  const { store } = opened;
  const limit = new StorageQuota({ store, clock }, LIMIT);
  const hold = holdBy(limit);
  const processor = new ReadablePictureProcessor();
  const allAsked = Promise.withResolvers<void>();
  let asked = 0;
  const storeUpload = new StoreUpload({
    store,
    media: new InMemoryMediaStore(clock),
    pictures: {
      async ingest(bytes) {
        ingested += 1;
        await allAsked.promise;
        const outcome = await processor.ingest(bytes);
        if (outcome.kind !== 'picture') return outcome;
        return { ...outcome, picture: { ...outcome.picture, original: bytes } };
      },
      render: processor.render,
      renderAvif: processor.renderAvif,
      looksOf: processor.looksOf,
      close: processor.close,
    },
    secrets: { nameOf: signatureOf },
    ids: new SnowflakeIds(clock),
    clock,
    quota: {
      async hold(...room) {
        try {
          await hold(...room);
        } finally {
          asked += 1;
          if (asked === UPLOADS) allAsked.resolve();
        }
      },
      release: (id) => limit.release(id),
      checkRecorded: (...recorded) => limit.checkRecorded(...recorded),
    },
  });
  const outcomes = await Promise.allSettled(
    Array.from({ length: UPLOADS }, (_, at) =>
      storeUpload.run({ userId: owner.id, bytes: file(`picture${100 + at}`) }),
    ),
  );
  const refused = outcomes.filter((each) => each.status === 'rejected');
  expect(refused.every(({ reason }) => reason instanceof StorageFull)).toBe(true);
  return {
    stored: outcomes.length - refused.length,
    bytes: await store.announcedUploads.bytesOf(owner.id),
  };
}

test('of parallel uploads those without room are refused before anybody works on them', async () => {
  const kept = await parallelUploads(
    (limit) =>
      (...room) =>
        limit.hold(...room),
  );
  expect(ingested).toBe(10);
  expect(kept).toEqual({ stored: 10, bytes: LIMIT });
});

test('the transaction that records an upload keeps the limit by itself, and undoes what does not fit', async () => {
  const kept = await parallelUploads(() => async () => undefined);
  expect(ingested).toBe(UPLOADS);
  expect(kept).toEqual({ stored: 10, bytes: LIMIT });
});
