import { expect, test } from 'vitest';
import { readSignupPolicy } from '../../../../server/composition/settings/read-signup-policy.ts';

/** A store with so many people, and how often it was asked. */
function aStore(people: number) {
  const store = {
    people,
    asked: 0,
    users: { isEmpty: async () => ((store.asked += 1), store.people === 0) },
  };
  return store;
}

test('the first account makes room for the others', async () => {
  const store = aStore(0);
  const ask = readSignupPolicy({ store, setupCode: null, allowsSignup: true });
  expect(await ask()).toBe('first');
  store.people = 1;
  expect(await ask()).toBe('open');
});

test('a server that strangers can reach asks the first one for its code', async () => {
  const ask = readSignupPolicy({ store: aStore(0), setupCode: '0123456789abcdef', allowsSignup: true });
  expect(await ask()).toBe('first-with-code');
});

test('once there is somebody, pages ask the store no more', async () => {
  const store = aStore(1);
  const ask = readSignupPolicy({ store, setupCode: null, allowsSignup: true });
  for (let page = 0; page < 3; page += 1) expect(await ask()).toBe('open');
  expect(store.asked).toBe(1);
});

test('where nobody may sign up the store is not asked', async () => {
  const store = aStore(0);
  const ask = readSignupPolicy({ store, setupCode: null, allowsSignup: false });
  expect(await ask()).toBe('closed');
  expect(store.asked).toBe(0);
});
