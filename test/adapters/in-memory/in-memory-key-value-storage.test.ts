import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { describeKeyValueStorage } from '../../contracts/key-value-storage.contract.ts';

describeKeyValueStorage('in memory', () => {
  const here = new InMemoryKeyValueStorage();
  return { here, there: here.anotherWindow() };
});
