import { InMemoryViewedPictureStorage } from '../../../src/adapters/in-memory/in-memory-viewed-picture-storage.ts';
import { describeViewedPictureStorage } from '../../contracts/viewed-picture-storage.contract.ts';

describeViewedPictureStorage(
  'in memory',
  'https://pins.test',
  (weightOf) => new InMemoryViewedPictureStorage(weightOf),
);
