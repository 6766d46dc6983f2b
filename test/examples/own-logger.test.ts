import { expect, test } from 'vitest';
import { ownLogger } from '../../examples/own-logger.ts';
import { createApp } from '../../src/composition/create-app.ts';
import { testProfile } from '../../src/composition/test/test-profile.ts';
import { WireServer } from '../adapters/wire-server.ts';
import { SITE } from '../ui/support/site.ts';

test('the log of an app goes to a collector of one’s own', () => {
  const lines: string[] = [];
  const { services } = createApp({
    site: SITE,
    profile: testProfile({ http: new WireServer() }),
    overrides: [ownLogger((line) => lines.push(line))],
  });
  services.logger.warn('storage-not-kept', 'QuotaExceededError');
  expect(lines).toEqual(['{"level":"warn","event":"storage-not-kept"}']);
});
