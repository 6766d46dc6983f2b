import { ContainerModule } from 'inversify';
import type { RecentlyViewed } from '../../application/offline/recently-viewed.ts';
import type { DraftPictureStorage } from '../../application/ports/draft-picture-storage.ts';
import type { FileClaims } from '../../application/ports/file-claims.ts';
import type { KeyValueStorage } from '../../application/ports/key-value-storage.ts';
import type { SharedThings } from '../../application/ports/shared-things.ts';
import * as late from '../late-tokens.ts';
import { provideValue, type Bind } from '../provide.ts';
import type { Token } from '../token.ts';

export type GivenStorages = {
  readonly texts?: KeyValueStorage;
  readonly pictures?: DraftPictureStorage;
  readonly claims?: FileClaims;
  readonly shared?: SharedThings;
  readonly recentlyViewed?: RecentlyViewed;
};

/** These storages in place of those of a profile; what is left out stays. */
export function storageOverrides(given: GivenStorages): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideGiven(bind, late.KeyValueStorageToken, given.texts);
    provideGiven(bind, late.DraftPictureStorageToken, given.pictures);
    provideGiven(bind, late.FileClaimsToken, given.claims);
    provideGiven(bind, late.SharedThingsToken, given.shared);
    provideGiven(bind, late.RecentlyViewedToken, given.recentlyViewed);
  });
}

function provideGiven<T>(bind: Bind, to: Token<T>, value: T | undefined): void {
  if (value !== undefined) provideValue(bind, to, value);
}
