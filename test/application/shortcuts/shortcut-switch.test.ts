import { describe, expect, test } from 'vitest';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import type { UserStateGateway } from '../../../src/application/ports/people/user-state-gateway.ts';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import { ShortcutSwitch } from '../../../src/application/shortcuts/shortcut-switch.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';

const ANN = toUserId('11');

class Account implements UserStateGateway {
  readonly kept = new Map<string, unknown>();
  reads = 0;
  away = false;

  read(name: string): Promise<unknown> {
    this.reads += 1;
    if (this.away) return Promise.reject(new ServiceError('offline'));
    return Promise.resolve(this.kept.get(name) ?? null);
  }

  keep(name: string, value: unknown): Promise<void> {
    if (this.away) return Promise.reject(new ServiceError('offline'));
    this.kept.set(name, value);
    return Promise.resolve();
  }
}

function aDesk() {
  const states = new Account();
  const storage = new InMemoryKeyValueStorage();
  return { states, storage, openPage: () => new ShortcutSwitch({ states, storage }) };
}

test('shortcuts are on until somebody turns them off', async () => {
  const shortcuts = aDesk().openPage();
  expect(await shortcuts.isOn(ANN)).toBe(true);
  expect(await shortcuts.isOn(null)).toBe(true);
});

test('keys that are pressed before it is known ask once', async () => {
  const { states, openPage } = aDesk();
  const shortcuts = openPage();
  expect(await Promise.all([shortcuts.isOn(ANN), shortcuts.isOn(ANN)])).toEqual([true, true]);
  expect(states.reads).toBe(1);
});

describe('turned off', () => {
  test.each([ANN, null])('by %s they stay off in every page, for that person alone', async (user) => {
    const { openPage } = aDesk();
    const page = openPage();
    await page.turn(user, false);
    expect(await page.isOn(user)).toBe(false);
    expect(await openPage().isOn(user)).toBe(false);
    expect(await openPage().isOn(user === null ? ANN : null)).toBe(true);
  });

  test('they can be turned on again', async () => {
    const { openPage } = aDesk();
    await openPage().turn(ANN, false);
    await openPage().turn(ANN, true);
    expect(await openPage().isOn(ANN)).toBe(true);
  });
});

test('what a person has turned holds at once, while the account is still being told', async () => {
  const { openPage } = aDesk();
  const page = openPage();
  await page.turn(ANN, false);
  const told = page.turn(ANN, true);
  expect(await page.isOn(ANN)).toBe(true);
  await told;
});

test('turned while the account is still being asked, it is as the person says', async () => {
  const { openPage } = aDesk();
  const page = openPage();
  const asked = page.isOn(ANN);
  await page.turn(ANN, false);
  expect(await asked).toBe(false);
  expect(await page.isOn(ANN)).toBe(false);
});

test('the account is asked once for each page', async () => {
  const { states, openPage } = aDesk();
  const page = openPage();
  await page.isOn(ANN);
  await page.isOn(ANN);
  expect(states.reads).toBe(1);
});

test('without the account nothing is known, nothing changes, and the next question asks again', async () => {
  const { states, openPage } = aDesk();
  const page = openPage();
  states.away = true;
  await expect(page.isOn(ANN)).rejects.toThrow(ServiceError);
  await expect(page.turn(ANN, false)).rejects.toThrow(ServiceError);
  states.away = false;
  expect(await page.isOn(ANN)).toBe(true);
});
