import type { ContainerModule } from 'inversify';
import type { AppValue, Site } from '../ui/base/app-context.ts';
import { PageStore } from '../ui/base/page-store.ts';
// The stores that features add are part of what is made here.
import type {} from '../ui/feeds/card-tools-of-feeds.ts';
import { createStores } from '../ui/app/create-stores.ts';
import { loadPage, loadedPage } from '../ui/app/page-table.ts';
import { applicationModule } from './application-module.ts';
import { Assembly } from './assembly.ts';
import { lazyChunksModule } from './lazy-chunks-module.ts';
import { ServicesToken } from './tokens.ts';

type AppOptions = {
  readonly site: Site;
  /** Where the app runs: in a browser, on the server that renders a page, or in a test. */
  readonly profile: readonly ContainerModule[];
  /** Modules that bind some tokens anew, in place of what the profile binds. */
  readonly overrides?: readonly ContainerModule[] | undefined;
};

/** What views find around them, and the assembly for what comes after the start. */
export type App = AppValue & { readonly assembly: Assembly };

/**
 * Puts an app together: the only way to do it, in a browser, for a rendered page and in tests. Nothing runs yet.
 * @throws when an override binds what nothing asks for
 */
export function createApp({ site, profile, overrides }: AppOptions): App {
  const assembly = new Assembly({
    overrides,
    profile: [applicationModule(), lazyChunksModule(), ...profile],
  });
  const services = assembly.get(ServicesToken);
  const stores = createStores(services);
  return {
    site,
    services,
    stores,
    pages: new PageStore({ site, services, stores }, { loadPage, loadedPage }),
    assembly,
  };
}
