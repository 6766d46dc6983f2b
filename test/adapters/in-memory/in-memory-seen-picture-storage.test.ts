import { InMemorySeenPictureStorage } from '../../../src/adapters/in-memory/in-memory-seen-picture-storage.ts';
import { describeSeenPictureStorage } from '../../contracts/seen-picture-storage.contract.ts';

describeSeenPictureStorage(
  'in memory',
  'https://pins.test',
  (weightOf) => new InMemorySeenPictureStorage(weightOf),
);
