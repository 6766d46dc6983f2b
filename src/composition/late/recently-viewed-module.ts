import { ContainerModule } from 'inversify';
import { RecentlyViewed } from '../../application/offline/recently-viewed.ts';
import * as late from '../late-tokens.ts';
import { provide, provideValue } from '../provide.ts';

/** What a person has seen last and the time of day, for parts that stand on the storages of a profile. */
export const recentlyViewedModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    late.RecentlyViewedToken,
    {
      storage: late.KeyValueStorageToken,
      pictures: late.SeenPictureStorageToken,
      sessionMark: late.SessionMarkToken,
    },
    (deps) => new RecentlyViewed(deps),
  );
  provideValue(bind, late.NowToken, () => Date.now());
});
