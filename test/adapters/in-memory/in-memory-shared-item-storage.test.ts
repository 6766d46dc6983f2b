import { InMemorySharedItemStorage } from '../../../src/adapters/in-memory/in-memory-shared-item-storage.ts';
import { describeSharedItemStorage } from '../../contracts/shared-item-storage.contract.ts';

describeSharedItemStorage('in memory', (things) => {
  const shared = new InMemorySharedItemStorage();
  for (const [id, thing] of Object.entries(things)) shared.take(id, thing);
  return shared;
});
