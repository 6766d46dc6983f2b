import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSetupCode } from '../../../../server/composition/settings/setup-code.ts';

let dataDir = '';
let said = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'setup-code-'));
  said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true });
});

const open = (to: { allowSignup: boolean; host: string; isStoreEmpty: boolean }) =>
  openSetupCode({
    configuration: { dataDir, publicUrl: null, trustedProxies: [], ...to },
    isStoreEmpty: to.isStoreEmpty,
  });

test('an empty store that strangers can reach tells the same code at every start', async () => {
  const code = await open({ allowSignup: true, host: '0.0.0.0', isStoreEmpty: true });
  expect(said).toContain(code);
  expect(await open({ allowSignup: true, host: '0.0.0.0', isStoreEmpty: true })).toBe(code);
});

test('the code goes when there is an account', async () => {
  await open({ allowSignup: true, host: '0.0.0.0', isStoreEmpty: true });
  expect(await open({ allowSignup: true, host: '0.0.0.0', isStoreEmpty: false })).toBeNull();
  expect(await readdir(dataDir)).toEqual([]);
});

test.each(['127.0.0.1', '0.0.0.0'])(
  'an empty store at %s where nobody may sign up says so instead of telling a code',
  async (host) => {
    expect(await open({ allowSignup: false, host, isStoreEmpty: true })).toBeNull();
    expect(said).toContain('Start with ALLOW_SIGNUP=true');
    expect(said).not.toContain('setup code');
  },
);

test('a store with people says nothing, whoever may sign up', async () => {
  await open({ allowSignup: false, host: '0.0.0.0', isStoreEmpty: false });
  expect(said).toBe('');
});
