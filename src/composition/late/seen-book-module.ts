import { ContainerModule } from 'inversify';
import { SeenBook } from '../../application/offline/seen-book.ts';
import * as late from '../late-tokens.ts';
import { provide, provideValue } from '../provide.ts';

/** What a person has seen last and the time of day, for parts that stand on the storages of a profile. */
export const seenBookModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    late.SeenBookToken,
    {
      storage: late.KeyValueStorageToken,
      pictures: late.SeenPictureStorageToken,
      sessionMark: late.SessionMarkToken,
    },
    (deps) => new SeenBook(deps),
  );
  provideValue(bind, late.NowToken, () => Date.now());
});
