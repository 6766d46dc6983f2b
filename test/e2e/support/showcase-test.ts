import { serveShowcase, type Showcase } from '../../../tools/showcase/showcase-site.ts';
import { test as e2eTest } from './e2e-test.ts';
import type { RunningServer } from './running-server.ts';

/**
 * A test of a page that shows the sources to those who work on them. Needs no server and no build. It extends and does
 * not override: an override would stay for the files that run later in the same worker.
 */
export function showcaseTest(showcase: Showcase) {
  return e2eTest.extend('server', { scope: 'file' }, async ({}, { onCleanup }): Promise<RunningServer> => {
    const site = await serveShowcase(showcase, 0);
    onCleanup(() => site.close());
    const nothing = () => '';
    return {
      url: site.url,
      pid: process.pid,
      dataDir: '',
      output: nothing,
      log: nothing,
      stop: () => site.close().then(() => 0),
      kill: () => site.close(),
    };
  });
}
