import { httpModule } from '../../../src/composition/http-module.ts';
import { openServices } from '../../../src/composition/open-app.ts';
import { testModule } from '../../../src/composition/test/test-module.ts';
import type { AppValue } from '../../../src/ui/app/app-context.ts';
import { PageStore } from '../../../src/ui/app/page-store.ts';
import { createStores } from '../../../src/ui/stores/stores.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { SITE } from './open-app.tsx';

/** What views find around them, without a page. */
export function anApp(): AppValue {
  const services = openServices(testModule({ http: new WireServer() }), httpModule());
  const stores = createStores(services);
  return { site: SITE, services, stores, pages: new PageStore({ site: SITE, services, stores }) };
}
