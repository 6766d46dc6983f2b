import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DISCOVERY_FILE, openDiscovery } from '../../../server/composition/discovery/open-discovery.ts';
import type { DiscoveryIndex } from '../../../server/application/ports/discovery/discovery-index.ts';
import type { BoardRecord, PinRecord } from '../../../server/application/ports/records.ts';
import { StoreWorld } from '../../contracts/store-world.ts';
import { openTemporaryStore, type TemporaryStore } from '../sql/temporary-store.ts';
import { builtFilesForTests } from './built-files-for-tests.ts';

describe('the index in a thread of its own', () => {
  const world = new StoreWorld();
  const logged: string[] = [];
  const note = (event: string) => void logged.push(event);
  const logger = { error: note, warn: note, info: note, debug: note };
  let temporary: TemporaryStore;
  let opened: DiscoveryIndex[] = [];
  let board: BoardRecord;
  let pins: readonly PinRecord[];

  beforeEach(async () => {
    temporary = await openTemporaryStore();
    world.use(temporary.store);
    board = await world.board(await world.person('ada'));
    pins = await world.pins(3, board);
    logged.length = 0;
  });
  afterEach(async () => {
    await Promise.all(opened.map((index) => index.close()));
    opened = [];
    await temporary.close();
  });

  const open = ({
    version = '1',
    embeddingModel = null as string | null,
    workerUrl = builtFilesForTests('').discoveryWorker,
  } = {}) => {
    const { directory } = temporary;
    const databaseUrl = 'url' in temporary ? String(temporary.url) : null;
    const index = openDiscovery({
      directory,
      databaseUrl,
      version,
      embeddingModel,
      workerUrl,
      logger,
    });
    opened.push(index);
    return index;
  };
  const related = (index: DiscoveryIndex) =>
    index.ask('related', {
      documents: [pins[0]!.id],
      withoutBoard: null,
      words: '',
      products: 'any',
      seed: 1,
      limit: 10,
    });
  const until = (index: DiscoveryIndex, length: number) =>
    vi.waitFor(async () => expect(await related(index)).toHaveLength(length), 10_000);

  test('answers from what is stored, and learns of every change', async () => {
    const index = open();
    await until(index, 2);
    const copy = await world.pin(board);
    await until(index, 3);
    await world.do((tx) => tx.pins.remove([copy.id]));
    await until(index, 2);
    expect(await index.status()).toMatchObject({ state: 'ready', documents: 3, rebuilds: 1, crashes: 0 });
  });

  test('says since when it answers', async () => {
    const before = Date.now();
    const index = open();
    expect(index.readySince).toBeNull();
    await until(index, 2);
    expect(index.readySince).toBeGreaterThanOrEqual(before);
  });

  test('begins with its snapshot, and with what has changed since', async () => {
    const first = open();
    await until(first, 2);
    await first.close();
    await world.pin(board);
    const second = open();
    await until(second, 3);
    expect(await second.status()).toMatchObject({ documents: 4, rebuilds: 0 });
  });

  test('is built anew when the snapshot is damaged, cut, or of another version', async () => {
    const file = path.join(temporary.directory, DISCOVERY_FILE);
    const first = open();
    await until(first, 2);
    await first.close();
    const whole = await readFile(file);
    const damaged = Buffer.from(whole);
    damaged[damaged.length - 9]! ^= 1;
    for (const content of [damaged, whole.subarray(0, 100), Buffer.from('something else'), whole]) {
      await writeFile(file, content);
      const next = open(content === whole ? { version: '2' } : {});
      await until(next, 2);
      expect(await next.status()).toMatchObject({ rebuilds: 1 });
      await next.close();
    }
  });

  test('has the embeddings of a model, and is built anew for another one', async () => {
    const [first, second, third] = pins;
    for (const [pin, embedding] of [
      [first, Int8Array.of(127, 0)],
      [second, Int8Array.of(0, 127)],
      [third, Int8Array.of(120, 20)],
    ] as const)
      await world.do((tx) => tx.embeddings.save('a', pin!.pictureSignature, embedding));
    const near = (index: DiscoveryIndex) =>
      index.ask('nearEmbedding', {
        embedding: Int8Array.of(127, 0),
        without: first!.id,
        productsOnly: false,
        limit: 9,
      });
    for (const [embeddingModel, found, rebuilds] of [
      ['a', [third!.id, second!.id], 1],
      ['a', [third!.id, second!.id], 0],
      ['b', [], 1],
      [null, [], 1],
    ] as const) {
      const index = open({ embeddingModel });
      await until(index, 2);
      expect(await near(index)).toEqual(found);
      expect(await index.status()).toMatchObject({ rebuilds });
      await index.close();
    }
  });

  test('says that it is not there while its thread cannot run, and starts it again', async () => {
    const workerUrl = new URL('data:text/javascript,process.exit(1)');
    const index = open({ workerUrl });
    expect(await related(index)).toBeNull();
    expect(index.readySince).toBeNull();
    await vi.waitFor(async () => expect((await index.status()).crashes).toBeGreaterThan(1), 10_000);
  });

  test('runs no thread when nothing is asked', async () => {
    const index = open();
    expect(await index.status()).toMatchObject({ state: 'stopped' });
  });
});
