import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { waysOut } from './ways-out.ts';

/**
 * Everything of the server but the guarded fetcher, and what runs inside a page alone; pages are rendered in it, with
 * what the app brings along.
 */
const files = globSync('server/**/*.ts').filter(
  (file) => !/^server\/(?:adapters\/web|composition\/in-page)\//.test(file),
);

/** Mails go to the one server that the operator names, or into a folder. */
const MAILERS = ['server/adapters/mail/outbox-mailer.ts', 'server/adapters/mail/smtp-mailer.ts'];

/** Data go to the one database that the operator names. */
const DATABASE = 'server/adapters/sql/postgres-node/internal/postgres-pool.ts';

/** Media go to the one object storage that the operator names. */
const OBJECT_STORAGE = 'server/adapters/s3/internal/operator-origin.ts';

/** The package that the operator has put beside a model is found; it is loaded in a process of its own. */
const MODEL_RUNTIME = 'server/adapters/images/embedding/onnx-runtime.ts';

describe('what would be a second way out is found', () => {
  test.each([
    [`import { fetch } from 'undici';`, 'undici'],
    [`const answer = await fetch(address);`, 'fetch'],
    [`const answer = await globalThis.fetch(address);`, 'fetch'],
    [`const ask = globalThis['fet' + 'ch'];`, 'globalThis['],
    [`import { request } from 'node:http';`, 'http'],
    [`import {\n  createServer,\n  request,\n} from 'node:http';`, 'http'],
    [`import * as http from 'http';`, 'http'],
    [`import https from 'node:https';`, 'https'],
    [`const { connect } = await import('node:net');`, 'net'],
    [`import { connect } from 'node:tls';`, 'tls'],
    [`import { lookup } from 'node:dns/promises';`, 'dns/promises'],
    [`process.getBuiltinModule('node:net').connect(80);`, 'net'],
    [`const socket = new WebSocket(address);`, 'WebSocket'],
    [`import { createTransport } from 'nodemailer';`, 'nodemailer'],
  ])('%s', (text, name) => expect(waysOut(text)).toContain(name));
});

describe('what only listens or names is fine', () => {
  test.each([
    `import { createServer, type IncomingMessage } from 'node:http';`,
    `import type { Socket } from 'node:net';`,
    `import { isIP } from 'node:net';`,
    `const page = await this.#web.fetch({ url });`,
    `// fetch(address) is what others do`,
  ])('%s', (text) => expect(waysOut(text)).toEqual([]));
});

test('only the guarded fetcher, the mailers, the object storage and the database’s driver reach other machines, or a model’s runtime is loaded', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files
    .filter((file) => waysOut(readFileSync(file, 'utf8')).length > 0)
    .map((file) => `${file}: ${waysOut(readFileSync(file, 'utf8')).join(', ')}`);
  expect(found.sort()).toEqual([
    `${MODEL_RUNTIME}: createRequire, createRequire`,
    ...MAILERS.map((file) => `${file}: nodemailer`),
    `${OBJECT_STORAGE}: undici`,
    `${DATABASE}: pg`,
  ]);
});
