import { test as e2eTest } from './e2e-test.ts';
import { openPageServer } from './page-server.ts';

/** With another site on this machine, which the server may read: `site`. */
export const test = e2eTest
  .extend('serverEnv', { scope: 'file' }, () => ({ FETCH_ALLOW_PRIVATE: 'true' }))
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await openPageServer();
    onCleanup(() => site.close());
    return site;
  });
