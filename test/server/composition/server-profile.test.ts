import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContainerModule } from 'inversify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfiguration } from '../../../server/adapters/node/configuration.ts';
import { closeServer } from '../../../server/composition/assemble-server.ts';
import { createServer } from '../../../server/composition/create-server.ts';
import { pagesModule } from '../../../server/composition/pages-module.ts';
import { provideAsync } from '../../../server/composition/provide-async.ts';
import * as tokens from '../../../server/composition/tokens.ts';
import type { Assembly } from '../../../src/composition/assembly.ts';
import { override } from '../../../src/composition/provide.ts';
import { token, type Token } from '../../../src/composition/token.ts';
import { openTemporaryStore } from '../sql/temporary-store.ts';
import { builtFilesForTests } from './built-files-for-tests.ts';

let directory: string;
let server: Assembly;

const configurationIn = (folder: string) =>
  readConfiguration({ DATA_DIR: path.join(directory, folder), LOG_LEVEL: 'error' });

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pinakes-server-'));
  server = await createServer({
    configuration: configurationIn('data'),
    built: builtFilesForTests(directory),
    pages: pagesModule(),
  });
});

afterAll(async () => {
  await closeServer(server);
  await rm(directory, { recursive: true, force: true });
});

const all = Object.entries(tokens) as readonly [string, Token<unknown>][];

describe('the server', () => {
  test.each(all)('resolves %s', (_name, of) => {
    expect(server.get(of)).not.toBeUndefined();
  });

  test('answers as a whole', async () => {
    const { fetch } = server.get(tokens.HttpAppToken);
    const connection = { remoteAddress: '127.0.0.1', secure: false };
    const ready = await fetch(new Request('http://localhost/readyz'), connection);
    expect(await ready.json()).toEqual({
      ready: true,
      checks: { database: 'ok', storage: 'ok', migrations: 'ok', queue: 'ok' },
    });
    const page = await fetch(new Request('http://localhost/'), connection);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Create the first account');
  });
});

describe('an override', () => {
  const built = () => ({ built: builtFilesForTests(directory), pages: pagesModule() });

  test.each(all.filter(([name]) => name !== 'StoreToken'))('of %s stands in its place', async (_name, of) => {
    const { store, close } = await openTemporaryStore();
    const mine = of === (tokens.ConfigurationToken as unknown) ? configurationIn('other') : server.get(of);
    const overrides = [override(of, mine), override(tokens.StoreToken, store)];
    const other = await createServer({
      configuration: configurationIn('overridden'),
      ...built(),
      overrides,
    });
    expect(other.get(of)).toBe(mine);
    await close();
  });

  test('of the store leaves the store in DATA_DIR unopened', async () => {
    const { store, close } = await openTemporaryStore();
    const overrides = [override(tokens.StoreToken, store)];
    const other = await createServer({
      configuration: configurationIn('storeless'),
      ...built(),
      overrides,
    });
    expect(other.get(tokens.StoreToken)).toBe(store);
    expect(await readdir(path.join(directory, 'storeless'))).not.toContain('pinakes.sqlite');
    await close();
  });

  test('may be opened, whatever it stands for', async () => {
    const { store, close } = await openTemporaryStore();
    const opened = new ContainerModule(({ bind }) =>
      provideAsync(bind, tokens.AppVersionToken, {}, async () => 'of my own'),
    );
    const other = await createServer({
      configuration: configurationIn('opened'),
      ...built(),
      overrides: [opened, override(tokens.StoreToken, store)],
    });
    expect(other.get(tokens.AppVersionToken)).toBe('of my own');
    expect(other.get(tokens.HttpAppToken)).toBeDefined();
    await close();
  });

  test('that nothing asks for is an error that names it', async () => {
    const overrides = [override(token<number>('Forgotten'), 1)];
    await expect(
      createServer({ configuration: configurationIn('never'), ...built(), overrides }),
    ).rejects.toThrow('Forgotten');
  });
});
