import type { ContainerModule } from 'inversify';
import type { AppValue, Site } from '../ui/base/app-context.ts';
import { PageStore } from '../ui/base/page-store.ts';
// Loads the stores that features add to the interface.
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
  /** Modules that rebind tokens of the profile. */
  readonly overrides?: readonly ContainerModule[] | undefined;
};

/** The value of the app context, with the assembly for chunks that are loaded later. */
export type App = AppValue & { readonly assembly: Assembly };

/**
 * Assembles an app: the only way to do it, in a browser, for a rendered page and in tests. It starts nothing.
 * @throws when an override binds a token that is never resolved
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
