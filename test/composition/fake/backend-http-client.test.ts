import { afterEach, expect, test } from 'vitest';
import { BackendChannel } from '../../../src/composition/fake/backend-channel.ts';
import { BackendHttpClient } from '../../../src/composition/fake/backend-http-client.ts';
import {
  BACKEND_CHANNEL,
  type BackendAnswer,
  type BackendMessage,
  type BackendRequest,
} from '../../../src/composition/fake/backend-messages.ts';
import { describeHttpClient } from '../../contracts/http-client.contract.ts';

const ORIGIN = 'https://fake.test';
const open: { close(): void }[] = [];

afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

/** The other end of the channel, as the server in a page has it. */
function backend(answer: (asked: BackendRequest) => Promise<Response>, cookies: readonly string[] = []) {
  const channel = new BroadcastChannel(BACKEND_CHANNEL);
  open.push(channel);
  const listen = () => {
    channel.onmessage = async ({ data: asked }: MessageEvent<BackendMessage>) => {
      if (asked.kind !== 'request') return;
      const response = await answer(asked);
      const { status } = response;
      const body = await response.arrayBuffer();
      const message: BackendAnswer = { kind: 'answer', id: asked.id, status, headers: [], cookies, body };
      channel.postMessage(message);
    };
  };
  return { listen, tell: (message: BackendMessage) => channel.postMessage(message) };
}

function client(page: { cookie: string } = { cookie: '' }): BackendHttpClient {
  const channel = new BackendChannel();
  open.push(channel);
  return new BackendHttpClient(channel, ORIGIN, page);
}

describeHttpClient('server in a page', (respond) => {
  backend(async ({ method, url, headers, body }) => {
    const request = new Request(url, { method, headers: headers as [string, string][], body });
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
    return respond({
      method,
      path: url.slice(ORIGIN.length),
      header: (name) => request.headers.get(name),
      body: isForm ? await request.formData() : await request.text(),
    });
  }).listen();
  return client();
});

test('cookies travel beside requests and answers, and scripts may set them', async () => {
  // Another server at this host has cookies too.
  const page = { cookie: '_auth=other; fake__auth=1; fake_csrftoken=t0k; csrftoken=other' };
  const heard: string[] = [];
  const server = backend(
    async ({ cookie }) => {
      heard.push(cookie);
      return Response.json({});
    },
    ['_pinakes_sess=abc; Path=/; HttpOnly; SameSite=Lax; Secure'],
  );
  server.listen();
  await client(page).send({ method: 'GET', path: '/' });
  expect(heard).toEqual(['_auth=1; csrftoken=t0k']);
  expect(page.cookie).toBe('fake__pinakes_sess=abc; Path=/; SameSite=Lax');
});

test('what was asked before a server was there is asked once more when one is ready', async () => {
  const server = backend(async () => Response.json({ here: true }));
  const asked = client().send({ method: 'GET', path: '/' });
  server.listen();
  server.tell({ kind: 'ready' });
  expect(await asked).toEqual({ status: 200, json: { here: true } });
});

test('a server that cannot be opened is away', async () => {
  const server = backend(async () => Response.json({}));
  const asked = client().send({ method: 'GET', path: '/' });
  server.tell({ kind: 'failed', reason: 'no room' });
  await expect(asked).rejects.toMatchObject({ name: 'ServiceError' });
});
