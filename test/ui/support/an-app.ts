import { createApp } from '../../../src/composition/create-app.ts';
import { testProfile } from '../../../src/composition/test/test-profile.ts';
import type { AppValue } from '../../../src/ui/base/app-context.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { SITE } from './site.ts';

/** What views find around them, without a page. */
export function anApp(): AppValue {
  return createApp({ site: SITE, profile: testProfile({ http: new WireServer() }) });
}
