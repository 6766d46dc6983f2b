import { InMemorySharedThings } from '../../../src/adapters/in-memory/in-memory-shared-things.ts';
import { describeSharedThings } from '../../contracts/shared-things.contract.ts';

describeSharedThings('in memory', (things) => {
  const shared = new InMemorySharedThings();
  for (const [id, thing] of Object.entries(things)) shared.take(id, thing);
  return shared;
});
