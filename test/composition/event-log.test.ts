import { expect, test } from 'vitest';
import { createApp } from '../../src/composition/create-app.ts';
import { testProfile } from '../../src/composition/test/test-profile.ts';
import { WireServer } from '../adapters/wire-server.ts';
import { SITE } from '../ui/support/site.ts';

test('all parts of an app tell one log what people do', async () => {
  const { services } = createApp({ site: SITE, profile: testProfile({ http: new WireServer() }) });
  const [saving, actions] = await Promise.all([services.openSaving(), services.openPinActions()]);
  expect(saving.events).toBe(actions.events);
});
