// @vitest-environment jsdom
import { readdirSync } from 'node:fs';
import type { ContainerModule } from 'inversify';
import { describe, expect, test, vi } from 'vitest';
import { idleWorkChunk } from '../../src/composition/browser/idle-work-chunk.ts';
import { browserProfile } from '../../src/composition/browser/browser-profile.ts';
import { browserStorages } from '../../src/composition/browser/browser-storages.ts';
import { createApp, type App } from '../../src/composition/create-app.ts';
import * as lateTokens from '../../src/composition/late-tokens.ts';
import { override } from '../../src/composition/provide.ts';
import { renderedPageProfile } from '../../src/composition/rendered-page/rendered-page-profile.ts';
import { RecordingLogger } from '../../src/composition/test/recording-logger.ts';
import { testProfile } from '../../src/composition/test/test-profile.ts';
import type { Token } from '../../src/composition/token.ts';
import * as tokens from '../../src/composition/tokens.ts';
import { WireServer } from '../adapters/wire-server.ts';
import { SITE } from '../ui/support/site.ts';

const PROFILES: Readonly<Record<string, () => readonly ContainerModule[]>> = {
  browser: () => browserProfile(),
  'rendered page': () => renderedPageProfile(new WireServer(), new RecordingLogger()),
  test: () => testProfile({ http: new WireServer() }),
};
const early = Object.entries(tokens) as readonly [string, Token<unknown>][];
const late = Object.entries(lateTokens) as readonly [string, Token<unknown>][];
const all = [...early, ...late];
/** What helps beside the pages of a browser, which nothing else asks for. */
const BESIDE_PAGES = ['PinCounterToken', 'DeploymentToken', 'OfflineHelperToken'];

/** Fetches every part that comes late. */
async function openEverything({ services, assembly }: App, profile: string): Promise<void> {
  for (const service of Object.entries(services)) {
    const [name, open] = service as [string, () => Promise<unknown>];
    if (name.startsWith('open') && typeof open === 'function') await open();
  }
  if (profile === 'browser') assembly.open(idleWorkChunk);
}

describe.each(Object.keys(PROFILES))('the %s profile', (profile) => {
  test('gives what every token names', async () => {
    const app = createApp({ site: SITE, profile: PROFILES[profile]!() });
    await openEverything(app, profile);
    const missing = all.filter(([name, token]) => {
      if (profile !== 'browser' && BESIDE_PAGES.includes(name)) return false;
      return app.assembly.get(token) === undefined;
    });
    expect(missing).toEqual([]);
  });

  test.each(all.filter(([name]) => name !== 'ServicesToken' && name !== 'FetchStoragesToken'))(
    'takes another %s in the place of its own',
    async (name, token) => {
      const mine = name.startsWith('Open')
        ? () => Promise.resolve({})
        : Object.assign(() => null, { mine: true });
      const overrides = [override(token, mine)];
      const app = createApp({ site: SITE, profile: PROFILES[profile]!(), overrides });
      await openEverything(app, profile);
      expect(app.assembly.get(token)).toBe(mine);
    },
  );
});

test('every port has a token', () => {
  const noPorts = ['done-outcome.ts', 'refused.ts', 'service-error.ts'];
  const ports = readdirSync('src/application/ports').filter((file) => !noPorts.includes(file));
  const names = all.map(([name]) => name);
  const named = (file: string) =>
    file.replace('.ts', '').replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  expect(ports.length).toBeGreaterThan(30);
  expect(ports.map((file) => `${named(file)}Token`).filter((name) => !names.includes(name))).toEqual([]);
});

test('an app without a profile cannot be made', () => {
  expect(() => createApp({ site: SITE, profile: [] })).toThrow();
});

test('parts of one app share the local storage: what it refuses is logged once', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const logger = new RecordingLogger();
  const overrides = [override(tokens.LoggerToken, logger)];
  const { assembly } = createApp({ site: SITE, profile: browserProfile(), overrides });
  assembly.add(browserStorages);
  assembly.get(lateTokens.KeyValueStorageToken).get('a');
  assembly.open(idleWorkChunk).storage.get('b');
  expect(logger.entries).toHaveLength(1);
});
