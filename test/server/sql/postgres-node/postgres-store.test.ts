import { describeStore } from '../../../contracts/store.contract.ts';
import { openTemporaryStore } from '../temporary-store.ts';

describeStore('PostgreSQL', () => openTemporaryStore());
