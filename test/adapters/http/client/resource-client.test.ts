import { describe, expect, test } from 'vitest';
import type { HttpAnswer } from '../../../../src/adapters/http/client/http-client.ts';
import { refusedBy, ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { ServiceError } from '../../../../src/application/ports/service-error.ts';
import { SessionRenewal } from '../../../../src/application/sessions/session-renewal.ts';
import type { ErrorReason } from '../../../../wire/errors.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { WireServer } from '../../wire-server.ts';

function opened(answers: Readonly<Record<string, HttpAnswer>>, token: () => string | null = () => null) {
  const server = new WireServer();
  for (const [call, answer] of Object.entries(answers)) server.on(call, answer);
  return { server, calls: new ResourceClient(server, token) };
}

describe('a read', () => {
  test('names the resource and carries its options in the address', async () => {
    const { server, calls } = opened({ 'Boards.get': aWireAnswer(null) });
    await calls.get('Boards', { username: 'küche & bad', bookmarks: ['a=b'] });
    const [request] = server.requests;
    expect(request).toEqual({ method: 'GET', path: expect.any(String) });
    const address = new URL(request!.path, 'https://pins.test');
    expect(address.pathname).toBe('/resource/BoardsResource/get/');
    expect(JSON.parse(address.searchParams.get('data')!)).toEqual({
      options: { username: 'küche & bad', bookmarks: ['a=b'] },
    });
  });

  test('gives the data', async () => {
    const { calls } = opened({ 'Pin.get': aWireAnswer({ id: '7' }) });
    expect(await calls.get('Pin', { id: '7' })).toEqual({ kind: 'ok', data: { id: '7' }, bookmark: null });
  });

  test.each([
    ['a token', 'next~1', 'next~1'],
    ['no token', undefined, null],
    ['the token of the end', '-end-', null],
  ])('with %s', async (_what, bookmark, expected) => {
    const { calls } = opened({ 'Boards.get': aWireAnswer([], { bookmark }) });
    expect(await calls.get('Boards', {})).toMatchObject({ bookmark: expected });
  });
});

describe('a write', () => {
  test.each(['create', 'update', 'delete'] as const)(
    '%s sends its options as JSON with the token',
    async (method) => {
      const { server, calls } = opened({ [`Pin.${method}`]: aWireAnswer(null) }, () => 't0k');
      const write: (resource: 'Pin', options: never) => Promise<unknown> = calls[method].bind(calls);
      await write('Pin', { title: 'Grüße' } as never);
      expect(server.requests).toEqual([
        {
          method: 'POST',
          path: `/resource/PinResource/${method}/`,
          headers: {
            'Content-Type': 'application/json',
            ...(method === 'create' ? { 'Idempotency-Key': expect.any(String) } : {}),
            'X-CSRFToken': 't0k',
          },
          body: '{"options":{"title":"Grüße"}}',
        },
      ]);
    },
  );

  test('without a token yet goes without one', async () => {
    const { server, calls } = opened({ 'Pin.create': aWireAnswer(null) });
    await calls.create('Pin', {});
    expect(server.requests[0]!.headers).not.toHaveProperty('X-CSRFToken');
  });

  test('with a stale token is sent again with the one that the refusal has brought', async () => {
    let token = 'stale';
    const { server, calls } = opened({}, () => token);
    server.on('Pin.create', (_options, { headers }) => {
      if (headers?.['X-CSRFToken'] === 'fresh') return aWireAnswer({ id: '7' });
      token = 'fresh';
      return aWireFailure('csrf_failed');
    });
    expect(await calls.create('Pin', {})).toMatchObject({ kind: 'ok', data: { id: '7' } });
    expect(server.requests).toHaveLength(2);
  });

  test('is sent again once only', async () => {
    const { server, calls } = opened({ 'Pin.create': aWireFailure('csrf_failed') }, () => 'never right');
    expect(await calls.create('Pin', {})).toMatchObject({ kind: 'failed', error: { reason: 'csrf_failed' } });
    expect(server.requests).toHaveLength(2);
  });

  test('that was refused for anything else is not repeated', async () => {
    const { server, calls } = opened({ 'Pin.create': aWireFailure('forbidden') });
    await calls.create('Pin', {});
    expect(server.requests).toHaveLength(1);
  });
});

describe('a create', () => {
  const keys = (server: WireServer) => server.requests.map(({ headers }) => headers?.['Idempotency-Key']);
  const lost = () => {
    throw new ServiceError('offline');
  };

  test('is repeated with the same key after a lost answer', async () => {
    const { server, calls } = opened({});
    server.on('Repin.create', lost);
    await expect(calls.create('Repin', { pin_id: '7' })).rejects.toThrow();
    server.on('Repin.create', aWireAnswer({ id: '8' }));
    await calls.create('Repin', { pin_id: '7' });
    const [first, second] = keys(server);
    expect(first).toMatch(/^[\w-]{16,64}$/);
    expect(second).toBe(first);
  });

  test('has a new key once it was answered, or when it is another one', async () => {
    const { server, calls } = opened({ 'Repin.create': aWireAnswer({ id: '8' }) });
    await calls.create('Repin', { pin_id: '7' });
    await calls.create('Repin', { pin_id: '7' });
    server.on('Repin.create', lost);
    await calls.create('Repin', { pin_id: '9' }).catch(() => undefined);
    await calls.create('Repin', { pin_id: '9', board_id: '1' }).catch(() => undefined);
    expect(new Set(keys(server)).size).toBe(4);
  });
});

describe('a write with an address of its own', () => {
  test.each(['PUT', 'DELETE'] as const)('%s sends the token and nothing else', async (method) => {
    const { server, calls } = opened({ '/v3/boards/21/follow/': aWireAnswer(null) }, () => 't0k');
    await calls.direct(method, '/v3/boards/{board_id}/follow/', { board_id: '21' });
    expect(server.requests).toEqual([
      { method, path: '/v3/boards/21/follow/', headers: { 'X-CSRFToken': 't0k' } },
    ]);
  });
});

describe('a write after the session has ended', () => {
  /** Ended until somebody comes back, if anybody does. */
  function ended(comesBack: boolean) {
    const server = new WireServer().on('Pin.create', aWireFailure('authentication_required'));
    const renewal = new SessionRenewal();
    renewal.askBy(async () => {
      if (comesBack) server.on('Pin.create', aWireAnswer({ id: '7' }));
      return comesBack;
    });
    return { server, calls: new ResourceClient(server, () => null, renewal) };
  }

  test('is sent again when the person has come back', async () => {
    expect(await ended(true).calls.create('Pin', {})).toMatchObject({ kind: 'ok', data: { id: '7' } });
  });

  test('has failed when nobody has', async () => {
    const { server, calls } = ended(false);
    await expect(calls.create('Pin', {})).rejects.toMatchObject({ kind: 'session_ended' });
    expect(server.requests).toHaveLength(1);
  });

  test('that fails for another reason asks nobody', async () => {
    const { server, calls } = ended(true);
    server.on('Pin.create', aWireFailure('unavailable'));
    await expect(calls.create('Pin', {})).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('and a read asks nobody', async () => {
    const { server, calls } = ended(true);
    server.on('Pin.get', aWireFailure('authentication_required'));
    await expect(calls.get('Pin', { id: '7' })).rejects.toMatchObject({ kind: 'session_ended' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('failures', () => {
  const failureOf = (answer: HttpAnswer) =>
    opened({ 'Pin.get': answer })
      .calls.get('Pin', { id: '7' })
      .catch((error: unknown) => error);

  test.each<ErrorReason>([
    'invalid_parameter',
    'invalid_bookmark',
    'login_failed',
    'forbidden',
    'pin_not_found',
    'taken',
    'too_large',
  ])('%s is the person’s to mend', async (reason) => {
    expect(await failureOf(aWireFailure(reason))).toMatchObject({ kind: 'failed', error: { reason } });
  });

  test.each([
    ['authentication_required', 'session_ended'],
    ['limited_login', 'limited'],
  ] as const)('%s: another session is needed', async (reason, kind) => {
    const error = await failureOf(aWireFailure(reason));
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ kind, shown: null });
  });

  test.each<ErrorReason>(['internal', 'unavailable', 'rate_limited', 'request_timeout', 'storage_full'])(
    '%s: the service cannot be used, in the words of the server',
    async (reason) => {
      const error = await failureOf(aWireFailure(reason, { message: 'Come back at noon.' }));
      expect(error).toBeInstanceOf(ServiceError);
      expect(error).toMatchObject({ kind: 'unavailable', shown: 'Come back at noon.' });
    },
  );

  test.each<[string, HttpAnswer]>([
    ['a page of a proxy', { status: 502, json: undefined }],
    ['a page instead of JSON', { status: 200, json: undefined }],
    ['JSON that is no envelope', { status: 200, json: { hello: 1 } }],
    ['null', { status: 200, json: null }],
    ['a failure without a reason', { status: 404, json: { resource_response: { status: 'failure' } } }],
  ])('%s: the service cannot be used', async (_what, answer) => {
    const error = await failureOf(answer);
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ kind: 'unavailable', shown: null });
  });
});

describe('a refusal', () => {
  const errorOf = (answer: HttpAnswer) =>
    (answer.json as { resource_response: { error: Parameters<typeof refusedBy>[0] } }).resource_response
      .error;

  test('keeps the words and the fields, under the names of the form', () => {
    const answer = aWireFailure('invalid_parameter', {
      message: 'Invalid parameters.',
      fields: [
        { name: 'alt_text', problem: 'too_long', limit: 500 },
        { name: 'title', problem: 'bad_format' },
      ],
    });
    expect(refusedBy(errorOf(answer), { alt_text: 'altText' })).toEqual({
      kind: 'refused',
      message: 'Invalid parameters.',
      fields: [
        { name: 'altText', problem: 'too_long', limit: 500 },
        { name: 'title', problem: 'bad_format', limit: undefined },
      ],
    });
  });

  test.each([
    ['board_not_found', 'board'],
    ['section_not_found', 'section'],
    ['pin_not_found', undefined],
  ] as const)('that says %s names %s as missing', (reason, missing) => {
    expect(refusedBy(errorOf(aWireFailure(reason))).missing).toBe(missing);
  });

  test('about no field has none', () => {
    expect(refusedBy(errorOf(aWireFailure('login_failed'))).fields).toEqual([]);
  });
});
