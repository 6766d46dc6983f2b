import { InMemoryDraftPictureStorage } from '../../../src/adapters/in-memory/in-memory-draft-picture-storage.ts';
import { describeDraftPictureStorage } from '../../contracts/draft-picture-storage.contract.ts';

describeDraftPictureStorage('in memory', async () => ({
  storage: new InMemoryDraftPictureStorage(),
  fileOf: (name, text) => ({ name, size: text.length, content: text }),
  textOf: async ({ content }) => String(content),
}));
