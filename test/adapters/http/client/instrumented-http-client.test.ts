import { describe, expect, test } from 'vitest';
import { RequestCancelled, type HttpRequest } from '../../../../src/adapters/http/client/http-client.ts';
import { InstrumentedHttpClient } from '../../../../src/adapters/http/client/instrumented-http-client.ts';
import { publishPinChanges } from '../../../../src/adapters/http/publish-pin-changes.ts';
import { ServerEvents, type ServerEvent } from '../../../../src/application/connection/server-events.ts';
import { ServiceError } from '../../../../src/application/ports/service-error.ts';

/** What is told about a request that is answered with this status, or that ends so. */
async function toldOf(request: HttpRequest, end: number | Error): Promise<readonly ServerEvent[]> {
  const contact = new ServerEvents();
  const told: ServerEvent[] = [];
  contact.listen((event) => told.push(event));
  publishPinChanges(contact);
  const http = new InstrumentedHttpClient(
    {
      send: () =>
        end instanceof Error ? Promise.reject(end) : Promise.resolve({ status: end, json: undefined }),
    },
    contact,
  );
  await http.send(request).catch(() => undefined);
  return told;
}

const READ: HttpRequest = { method: 'GET', path: '/resource/PinResource/get/' };
const WRITE: HttpRequest = { method: 'POST', path: '/resource/PinResource/create/' };

describe('a watched client', () => {
  test.each([
    ['a read', READ, 200, ['answered']],
    ['a failed read', READ, 503, ['answered']],
    ['no answer', READ, new ServiceError('offline'), ['silent']],
    ['a request that was taken back', READ, new RequestCancelled(), []],
    ['a pin that was made', WRITE, 200, ['answered', 'wrote', 'pins-changed']],
    ['a pin that was refused', WRITE, 400, ['answered']],
    [
      'a save',
      { ...WRITE, path: '/resource/RepinResource/create/' },
      200,
      ['answered', 'wrote', 'pins-changed'],
    ],
    [
      'a deleted board',
      { ...WRITE, path: '/resource/BoardResource/delete/' },
      200,
      ['answered', 'wrote', 'pins-changed'],
    ],
    [
      'a hidden pin',
      { method: 'PUT', path: '/v3/p2p/712/hide/' },
      200,
      ['answered', 'wrote', 'pins-changed'],
    ],
    ['a reaction', { method: 'PUT', path: '/v3/pins/712/reactions/' }, 200, ['answered', 'wrote']],
    ['a state', { ...WRITE, path: '/resource/UserStateResource/create/' }, 200, ['answered', 'wrote']],
  ] as const)('tells of %s', async (_what, request, end, told) => {
    expect(await toldOf(request, end)).toEqual(told);
  });

  test('tells nothing to who has stopped to listen', () => {
    const contact = new ServerEvents();
    const told: ServerEvent[] = [];
    const stop = contact.listen((event) => told.push(event));
    contact.tell('answered');
    stop();
    contact.tell('silent');
    expect(told).toEqual(['answered']);
  });
});
