import { expect, test } from 'vitest';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { dropOptionalData } from '../../../src/application/settings/drop-optional-data.ts';
import { ACCEPT_ALL, REJECT_ALL } from '../../../src/domain/visits/cookie-choice.ts';

const NECESSARY = ['pinakes:seen', 'pinakes:draft:11:a'];
const ANALYTICS = ['events.1', 'events.2', 'pinakes:visits'];

test.each([
  ['everything stays with a yes', ACCEPT_ALL, [...NECESSARY, ...ANALYTICS]],
  ['what counts visits goes with a no', REJECT_ALL, NECESSARY],
  ['and also when other kinds are allowed', { ...ACCEPT_ALL, analytics: false }, NECESSARY],
])('%s', (_, choices, left) => {
  const [local, session] = [new InMemoryKeyValueStorage(), new InMemoryKeyValueStorage()];
  for (const key of [...NECESSARY, ...ANALYTICS]) local.set(key, '1');
  session.set('pinakes:completed-searches', '1');
  dropOptionalData({ local, session }, choices);
  expect([...local.keys('')].sort()).toEqual([...left].sort());
  expect(session.keys('')).toEqual(['pinakes:completed-searches']);
});
