import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Container } from 'inversify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identifier, type Token } from '../../../src/composition/token.ts';
import { readConfiguration } from '../../../server/adapters/node/configuration.ts';
import { JsonLogger } from '../../../server/adapters/node/json-logger.ts';
import { openParts, type OpenedParts } from '../../../server/composition/opened-parts.ts';
import { serverModule } from '../../../server/composition/server-module.ts';
import * as tokens from '../../../server/composition/tokens.ts';
import { builtFilesForTests } from './built-files-for-tests.ts';

let directory: string;
let parts: OpenedParts;

const logger = new JsonLogger({ level: 'error', format: 'text', now: () => 0 });

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pinakes-server-'));
  const configuration = readConfiguration({ DATA_DIR: path.join(directory, 'data') });
  parts = await openParts(configuration, logger, builtFilesForTests(directory));
});

afterAll(async () => {
  await parts.pictures.close();
  await parts.store.close();
  await rm(directory, { recursive: true, force: true });
});

describe('the server', () => {
  test.each(Object.entries(tokens))('resolves %s', (_name, token) => {
    const container = new Container({ defaultScope: 'Singleton', jitless: true });
    container.load(serverModule(parts));
    const of = identifier(token as Token<unknown>);
    expect(container.isBound(of)).toBe(true);
    expect(() => container.get(of)).not.toThrow();
  });

  test('answers from the container as a whole', async () => {
    const container = new Container({ defaultScope: 'Singleton', jitless: true });
    container.load(serverModule(parts));
    const { fetch } = container.get(identifier(tokens.HttpAppToken));
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
