// @vitest-environment jsdom
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { RequestCancelled } from '../../../src/adapters/http/client/http-client.ts';
import { XhrHttpClient } from '../../../src/adapters/browser/xhr-http-client.ts';
import {
  describeHttpClient,
  type AskedRequest,
  type OpenHttpClient,
} from '../../contracts/http-client.contract.ts';
import { newCancellation } from '../../../src/application/cancellation.ts';

/** What the server of this file answers with; a test sets it. */
let respond: Parameters<OpenHttpClient>[0] = async () => Response.json({});
let asked = 0;

// jsdom keeps the origin with which it was opened, so that this server is another one to it.
const allowedFor = (origin = '*') => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': 'Accept, Content-Type, X-CSRFToken',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Expose-Headers': 'X-CSRFToken',
});

const server = createServer((incoming, outgoing) => {
  for (const [name, value] of Object.entries(allowedFor(incoming.headers.origin)))
    outgoing.setHeader(name, value);
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204).end();
    return;
  }
  asked += 1;
  void askedBy(incoming)
    .then((request) => respond(request))
    .then(async (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(await response.text());
    })
    .catch(() => outgoing.destroy());
});

async function askedBy(incoming: IncomingMessage): Promise<AskedRequest> {
  const isForm = incoming.headers['content-type']?.startsWith('multipart/form-data');
  const body = await text(incoming);
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    header: (name) => (incoming.headers[name] as string | undefined) ?? null,
    body: isForm ? formOf(body) : body,
  };
}

/** A form of one file in the classes of the page, so that it compares with what the page sent. */
function formOf(body: string): FormData {
  const [, name = '', fileName, content = ''] =
    /name="(\w+)"; filename="([^"]+)".*?\r\n\r\n(.*)\r\n--/s.exec(body) ?? [];
  const form = new FormData();
  form.set(name, new Blob([content]), fileName);
  return form;
}

declare const jsdom: { reconfigure(options: { url: string }): void };

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  jsdom.reconfigure({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describeHttpClient('XMLHttpRequest', (answer) => {
  respond = answer;
  return new XhrHttpClient();
});

test('to another origin it goes with the cookies of that origin, whose answers tell the security token', async () => {
  const opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const heard: (string | null)[] = [];
  const client = new XhrHttpClient({ origin, hear: (token) => heard.push(token) });
  for (const headers of [new Headers({ 'X-CSRFToken': 't0k' }), new Headers()]) {
    respond = async () => Response.json({ ok: true }, { headers });
    const answer = await client.send({ method: 'POST', path: '/upload-image/', body: 'x' });
    expect(answer).toEqual({ status: 200, json: { ok: true } });
  }
  expect(heard).toEqual(['t0k', null]);
  expect(opened).toHaveBeenCalledWith('POST', `${origin}/upload-image/`);
  const requests = opened.mock.contexts as XMLHttpRequest[];
  expect(requests.map(({ withCredentials }) => withCredentials)).toEqual([true, true]);
});

describe('an upload', () => {
  test('reports how much has left, up to all of it', async () => {
    respond = async () => Response.json({});
    const parts: number[] = [];
    const body = new FormData();
    body.set('img', new Blob(['x'.repeat(100_000)]), 'a.png');
    await new XhrHttpClient().send({
      method: 'POST',
      path: '/upload-image/',
      body,
      onProgress: (part) => parts.push(part),
    });
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
  });

  test('that was taken back before it began never leaves', async () => {
    const cancellation = newCancellation();
    cancellation.cancel();
    const before = asked;
    const sent = new XhrHttpClient().send({ method: 'POST', path: '/', body: 'x', cancellation });
    await expect(sent).rejects.toThrow(RequestCancelled);
    respond = async () => Response.json({});
    await new XhrHttpClient().send({ method: 'GET', path: '/' });
    expect(asked).toBe(before + 1);
  });

  test.each([
    ['without a network: the person is offline', false, 'offline'],
    ['without an answer: the server is away', true, 'unreachable'],
  ])('%s', async (_what, onLine, kind) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    respond = () => Promise.reject(new Error('gone'));
    const sent = new XhrHttpClient().send({ method: 'POST', path: '/', body: 'x' });
    await expect(sent).rejects.toMatchObject({ name: 'ServiceError', kind });
  });
});
