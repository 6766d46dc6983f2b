import { expect, test } from 'vitest';
import { createApp } from '../../src/composition/create-app.ts';
import { testProfile } from '../../src/composition/test/test-profile.ts';
import { toBoardId, toUserId } from '../../src/domain/ids/ids.ts';
import { WireServer } from '../adapters/wire-server.ts';
import { SITE } from '../ui/support/site.ts';

test('who logs out leaves no place behind where the last save went', async () => {
  const { services } = createApp({ site: SITE, profile: testProfile({ http: new WireServer() }) });
  const [{ clearBrowserData }, { lastChoice }] = await Promise.all([
    services.openDrafts(),
    services.openSaving(),
  ]);
  const [ann, ben] = [toUserId('11'), toUserId('12')];
  const choice = { boardId: toBoardId('41'), section: null };
  for (const owner of [ann, ben]) lastChoice.keep(owner, choice);
  await clearBrowserData.run(ann);
  expect([lastChoice.of(ann), lastChoice.of(ben)]).toEqual([null, choice]);
});
