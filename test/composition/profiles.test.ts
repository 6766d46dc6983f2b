// @vitest-environment jsdom
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContainerModule } from 'inversify';
import { describe, expect, test, vi } from 'vitest';
import { idleWorkChunk } from '../../src/composition/browser/idle-work-chunk.ts';
import { leavingWatchChunk } from '../../src/composition/browser/leaving-watch-chunk.ts';
import { OtherOriginApi } from '../../src/adapters/http/other-origin-api.ts';
import { browserProfile } from '../../src/composition/browser/browser-profile.ts';
import { browserStorages } from '../../src/composition/browser/browser-storages.ts';
import { createApp, type App } from '../../src/composition/create-app.ts';
import * as lazyTokens from '../../src/composition/lazy-tokens.ts';
import { override } from '../../src/composition/provide.ts';
import { BackendChannel } from '../../src/composition/fake/backend-channel.ts';
import { fakeOverrides, fakeProfile } from '../../src/composition/fake/fake-profile.ts';
import { renderedPageProfile } from '../../src/composition/rendered-page/rendered-page-profile.ts';
import { stagingOverrides, stagingProfile } from '../../src/composition/staging/staging-profile.ts';
import { RecordingLogger } from '../../src/composition/test/recording-logger.ts';
import { testProfile } from '../../src/composition/test/test-profile.ts';
import { consentChunk } from '../../src/composition/lazy/consent-chunk.ts';
import { experiencesChunk } from '../../src/composition/lazy/experiences-chunk.ts';
import type { Token } from '../../src/composition/token.ts';
import * as tokens from '../../src/composition/tokens.ts';
import { WireServer } from '../adapters/wire-server.ts';
import { SITE } from '../ui/support/site.ts';

const API = new OtherOriginApi('https://staging.test');
const PROFILES: Readonly<Record<string, () => readonly ContainerModule[]>> = {
  browser: () => browserProfile(),
  fake: () => fakeProfile(new BackendChannel()),
  'rendered page': () => renderedPageProfile(new WireServer(), new RecordingLogger()),
  staging: () => stagingProfile(API),
  test: () => testProfile({ http: new WireServer() }),
};
const early = Object.entries(tokens) as readonly [string, Token<unknown>][];
const lazy = Object.entries(lazyTokens) as readonly [string, Token<unknown>][];
const all = [...early, ...lazy];
/** What a profile brings to put in the place of its late parts. */
const OWN_OVERRIDES: Readonly<Record<string, readonly ContainerModule[]>> = {
  fake: [fakeOverrides],
  staging: [stagingOverrides(API)],
};
const OVERRIDDEN = [
  'AttributionToken',
  'ClickRecorderToken',
  'EventSenderToken',
  'PinCounterToken',
  'SourceGatewayToken',
  'OfflineSupportToken',
  'SessionMarkToken',
];
/** What helps beside the pages of a browser, which nothing else asks for. */
const HAS_PAGES = ['browser', 'fake', 'staging'];
const BESIDE_PAGES = [
  'AttributionToken',
  'ConsentGatewayToken',
  'ExperienceGatewayToken',
  'DeviceStorageToken',
  'ClickRecorderToken',
  'EventSenderToken',
  'PinCounterToken',
  'DeploymentToken',
  'OfflineSupportToken',
];

/** Opens what a set of services can open, and what that opens in turn. */
async function openAll(services: object): Promise<void> {
  for (const service of Object.entries(services)) {
    const [name, open] = service as [string, () => Promise<unknown>];
    if (!name.startsWith('open') || typeof open !== 'function') continue;
    const opened = await open();
    if (typeof opened === 'object' && opened !== null) await openAll(opened);
  }
}

/** Imports every lazy chunk. */
async function openEverything({ services, assembly }: App, profile: string): Promise<void> {
  await openAll(services);
  if (!HAS_PAGES.includes(profile)) return;
  assembly.open(leavingWatchChunk);
  assembly.open(idleWorkChunk);
  assembly.open(consentChunk);
  assembly.open(experiencesChunk);
}

describe.each(Object.keys(PROFILES))('the %s profile', (profile) => {
  test('gives what every token names', async () => {
    const overrides = OWN_OVERRIDES[profile];
    const app = createApp({ site: SITE, profile: PROFILES[profile]!(), overrides });
    await openEverything(app, profile);
    const missing = all.filter(([name, token]) => {
      if (!HAS_PAGES.includes(profile) && BESIDE_PAGES.includes(name)) return false;
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
      const own = OVERRIDDEN.includes(name) ? [] : (OWN_OVERRIDES[profile] ?? []);
      const overrides = [...own, override(token, mine)];
      const app = createApp({ site: SITE, profile: PROFILES[profile]!(), overrides });
      await openEverything(app, profile);
      expect(app.assembly.get(token)).toBe(mine);
    },
  );
});

test('an app of static files sends everything to the API of another origin', async () => {
  const asked: [string, RequestInit | undefined][] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    asked.push([address as string, init]);
    return Response.json({}, { headers: { 'X-CSRFToken': 't0k' } });
  });
  const api = new OtherOriginApi('https://staging.test');
  const overrides = [stagingOverrides(api)];
  const app = createApp({ site: SITE, profile: stagingProfile(api), overrides });
  expect(app.assembly.get(tokens.CsrfTokenToken)()).toBeNull();
  await app.services.sessions.viewer().catch(() => null);
  expect(app.assembly.get(tokens.CsrfTokenToken)()).toBe('t0k');
  const { counter, offlineSupport, recentlyViewed } = app.assembly.open(idleWorkChunk);
  await counter.send({ id: 1, closedAt: 0, impressions: [] }, true);
  expect(asked.map(([address]) => address)).toEqual([
    expect.stringMatching(/^https:\/\/staging\.test\/resource\/UserSessionResource\/get\//),
    'https://staging.test/v3/counters/',
  ]);
  expect(asked.map(([, init]) => init?.credentials)).toEqual(['include', 'include']);
  expect(asked[1]?.[1]?.headers).toMatchObject({ 'X-CSRFToken': 't0k' });
  expect(await offlineSupport.setUp()).toBe(false);
  expect(recentlyViewed).toBeDefined();
});

test('every port has a token', () => {
  const noPorts = ['batch-sender.ts', 'done-outcome.ts', 'refused.ts', 'service-error.ts'];
  const ports = readdirSync('src/application/ports', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file))
    .filter((file) => !noPorts.includes(file));
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
  assembly.get(lazyTokens.KeyValueStorageToken).get('a');
  assembly.open(idleWorkChunk).storage.get('b');
  expect(logger.entries).toHaveLength(1);
});
