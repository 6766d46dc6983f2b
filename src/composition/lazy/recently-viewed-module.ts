import { ContainerModule } from 'inversify';
import { RecentlyViewed } from '../../application/offline/recently-viewed.ts';
import * as lazy from '../lazy-tokens.ts';
import { provide } from '../provide.ts';

/** Recently viewed pins, for chunks that use the storages of a profile. */
export const recentlyViewedModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    lazy.RecentlyViewedToken,
    {
      storage: lazy.KeyValueStorageToken,
      pictures: lazy.ViewedPictureStorageToken,
      sessionMark: lazy.SessionMarkToken,
    },
    (deps) => new RecentlyViewed(deps),
  );
});
