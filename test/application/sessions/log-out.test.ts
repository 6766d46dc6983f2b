import { describe, expect, test } from 'vitest';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { InMemoryViewedPictureStorage } from '../../../src/adapters/in-memory/in-memory-viewed-picture-storage.ts';
import { InMemorySharedItemStorage } from '../../../src/adapters/in-memory/in-memory-shared-item-storage.ts';
import { RecentlyViewed } from '../../../src/application/offline/recently-viewed.ts';
import { LogOut } from '../../../src/application/sessions/log-out.ts';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import type { SessionGateway } from '../../../src/application/ports/people/session-gateway.ts';
import { inMemoryDrafts } from '../../../src/composition/test/in-memory-drafts.ts';
import { RecordingLogger } from '../../../src/composition/test/recording-logger.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { aDraft } from '../../builders/a-draft.ts';
import { aViewedPin } from '../../builders/a-viewed-pin.ts';

const ANN = toUserId('1');
const BEN = toUserId('2');

async function opened({ logOut = async () => undefined as void, openable = true } = {}) {
  const shared = new InMemorySharedItemStorage();
  shared.take('one', { text: { title: 'A chair' }, files: [] });
  const recentlyViewed = new RecentlyViewed({
    storage: new InMemoryKeyValueStorage(),
    pictures: new InMemoryViewedPictureStorage(),
    sessionMark: () => 'of Ann',
  });
  await recentlyViewed.belongTo(ANN);
  await recentlyViewed.note(aViewedPin());
  const drafts = inMemoryDrafts({ shared, recentlyViewed });
  for (const owner of [ANN, BEN]) {
    drafts.openRepository(owner).keep(aDraft({ title: 'A chair' }));
    await drafts.pictures.keep(owner, 'p1', { name: 'a.png', size: 3, content: 'abc' });
  }
  const logger = new RecordingLogger();
  const useCase = new LogOut({
    sessions: { logOut } as SessionGateway,
    openDrafts: async () => {
      if (!openable) throw new ServiceError('offline');
      return drafts;
    },
    logger,
  });
  const left = async (owner: typeof ANN) => [
    drafts.openRepository(owner).all().length,
    (await drafts.pictures.list(owner)).length,
  ];
  const traces = async () => [recentlyViewed.pins().length, (await shared.find('one')) === undefined ? 0 : 1];
  return { useCase, left, traces, logger };
}

describe('logging out', () => {
  test('leaves nothing of the own drafts, and lets those of others be', async () => {
    const { useCase, left } = await opened();
    await useCase.run(ANN);
    expect(await left(ANN)).toEqual([0, 0]);
    expect(await left(BEN)).toEqual([1, 1]);
  });

  test('leaves nothing of what was seen last, nor of what other apps have handed over', async () => {
    const { useCase, traces } = await opened();
    expect(await traces()).toEqual([1, 1]);
    await useCase.run(ANN);
    expect(await traces()).toEqual([0, 0]);
  });

  test('that does not work keeps everything', async () => {
    const { useCase, left, traces } = await opened({
      logOut: () => Promise.reject(new ServiceError('offline')),
    });
    await expect(useCase.run(ANN)).rejects.toThrow(ServiceError);
    expect(await left(ANN)).toEqual([1, 1]);
    expect(await traces()).toEqual([1, 1]);
  });

  test('works also where drafts cannot be reached', async () => {
    const { useCase, logger } = await opened({ openable: false });
    await useCase.run(ANN);
    expect(logger.entries).toMatchObject([{ level: 'warn', event: 'traces-not-forgotten' }]);
  });

  test('of nobody in particular ends the session only', async () => {
    const { useCase, left } = await opened();
    await useCase.run(null);
    expect(await left(ANN)).toEqual([1, 1]);
  });
});
