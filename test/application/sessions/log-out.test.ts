import { describe, expect, test } from 'vitest';
import { InMemoryDraftPictureStorage } from '../../../src/adapters/in-memory/in-memory-draft-picture-storage.ts';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { LogOut } from '../../../src/application/sessions/log-out.ts';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import type { SessionGateway } from '../../../src/application/ports/session-gateway.ts';
import { openDrafts } from '../../../src/composition/open-drafts.ts';
import { RecordingLogger } from '../../../src/composition/test/recording-logger.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { aDraft } from '../../builders/a-draft.ts';

const ANN = toUserId('1');
const BEN = toUserId('2');

async function opened({ logOut = async () => undefined as void, openable = true } = {}) {
  const drafts = openDrafts(new InMemoryKeyValueStorage(), new InMemoryDraftPictureStorage());
  for (const owner of [ANN, BEN]) {
    drafts.openBook(owner).keep(aDraft({ title: 'A chair' }));
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
    drafts.openBook(owner).all().length,
    (await drafts.pictures.list(owner)).length,
  ];
  return { useCase, left, logger };
}

describe('logging out', () => {
  test('leaves nothing of the own drafts, and lets those of others be', async () => {
    const { useCase, left } = await opened();
    await useCase.run(ANN);
    expect(await left(ANN)).toEqual([0, 0]);
    expect(await left(BEN)).toEqual([1, 1]);
  });

  test('that does not work keeps the drafts', async () => {
    const { useCase, left } = await opened({ logOut: () => Promise.reject(new ServiceError('offline')) });
    await expect(useCase.run(ANN)).rejects.toThrow(ServiceError);
    expect(await left(ANN)).toEqual([1, 1]);
  });

  test('works also where drafts cannot be reached', async () => {
    const { useCase, logger } = await opened({ openable: false });
    await useCase.run(ANN);
    expect(logger.entries).toMatchObject([{ level: 'warn', event: 'drafts-not-forgotten' }]);
  });

  test('of nobody in particular ends the session only', async () => {
    const { useCase, left } = await opened();
    await useCase.run(null);
    expect(await left(ANN)).toEqual([1, 1]);
  });
});
