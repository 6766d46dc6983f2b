import { expect, test } from 'vitest';
import { ownAttribution } from '../../examples/own-attribution.ts';
import { ownHttpClient } from '../../examples/own-http-client.ts';
import { ownLogger } from '../../examples/own-logger.ts';
import { ownStorage } from '../../examples/own-storage.ts';
import { PrefixedKeyValueStorage } from '../../examples/prefixed-key-value-storage.ts';
import { InMemoryKeyValueStorage } from '../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { createApp } from '../../src/composition/create-app.ts';
import { testProfile } from '../../src/composition/test/test-profile.ts';
import { EVENT_TYPES } from '../../src/domain/events/event-types.ts';
import type { LoggedEvent } from '../../src/domain/events/logged-event.ts';
import { toUserId } from '../../src/domain/ids/ids.ts';
import { WireServer } from '../adapters/wire-server.ts';
import { aDraft } from '../builders/a-draft.ts';
import { aWireAnswer } from '../builders/a-wire-answer.ts';
import { describeKeyValueStorage } from '../contracts/key-value-storage.contract.ts';
import { SITE } from '../ui/support/site.ts';

const appWith = (...overrides: Parameters<typeof createApp>[0]['overrides'] & object) =>
  createApp({ site: SITE, profile: testProfile({ http: new WireServer() }), overrides });

test('every call of the app goes through one’s own client, and its outcome is noticed', async () => {
  const client = new WireServer().on('UserSession.get', aWireAnswer({ viewer: null }));
  const { services } = appWith(ownHttpClient(client));
  const told: string[] = [];
  services.serverContact.listen((outcome) => told.push(outcome));
  expect(await services.sessions.viewer()).toBeNull();
  expect(client.requests).toHaveLength(1);
  expect(told).toEqual(['answered']);
});

test('the log of an app goes to a collector of one’s own', () => {
  const lines: string[] = [];
  const { services } = appWith(ownLogger((line) => lines.push(line)));
  services.logger.warn('storage-not-kept', 'QuotaExceededError');
  expect(lines).toEqual(['{"level":"warn","event":"storage-not-kept","detail":"QuotaExceededError"}']);
});

test('what people do is told to a service of one’s own', async () => {
  const events: LoggedEvent[] = [];
  const { services } = appWith(ownAttribution((event) => events.push(event)));
  const { events: log } = await services.openSaving();
  const event = { eventType: EVENT_TYPES.save, objectId: '101', timeMs: 0, trackingParams: '', auxData: {} };
  log.record(event);
  expect(events).toEqual([event]);
});

test('drafts are kept in a storage of one’s own', async () => {
  const storage = new InMemoryKeyValueStorage();
  const { services } = appWith(ownStorage(storage));
  const { openRepository } = await services.openDrafts();
  openRepository(toUserId('1')).keep(aDraft({ title: 'A chair' }));
  expect(storage.keys('pins:')).toHaveLength(1);
});

describeKeyValueStorage('under a prefix', () => {
  const one = new InMemoryKeyValueStorage();
  one.set('other-site:draft:1', 'of another site');
  return {
    here: new PrefixedKeyValueStorage(one, 'pins:'),
    there: new PrefixedKeyValueStorage(one.anotherWindow(), 'pins:'),
  };
});
