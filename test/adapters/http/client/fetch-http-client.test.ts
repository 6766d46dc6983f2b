import fetchMock from 'fetch-mock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FetchHttpClient } from '../../../../src/adapters/http/client/fetch-http-client.ts';
import { OtherOriginApi } from '../../../../src/adapters/http/other-origin-api.ts';
import { ServiceError } from '../../../../src/application/ports/service-error.ts';
import { describeHttpClient } from '../../../contracts/http-client.contract.ts';

// Addresses of the own site have no host; a page would put its own before them.
beforeEach(() => {
  fetchMock.config.allowRelativeUrls = true;
  fetchMock.mockGlobal();
});
afterEach(() => {
  fetchMock.hardReset();
  vi.unstubAllGlobals();
});

const lastHeaders = () => new Headers(fetchMock.callHistory.lastCall()?.options.headers as HeadersInit);

describeHttpClient('fetch', (respond) => {
  fetchMock.route('*', ({ url, options }: { url: string; options: RequestInit }) =>
    respond({
      method: (options.method ?? 'GET').toUpperCase(),
      path: url,
      header: (name) => new Headers(options.headers).get(name),
      body: (options.body as string | FormData | undefined) ?? null,
    }),
  );
  return new FetchHttpClient();
});

describe('on the own site', () => {
  test('reads JSON with the cookies of the site', async () => {
    fetchMock.get('path:/resource/PinResource/get/', { a: 1 });
    const answer = await new FetchHttpClient().send({
      method: 'GET',
      path: '/resource/PinResource/get/?data=%7B%7D',
    });
    expect(answer).toEqual({ status: 200, json: { a: 1 } });
    expect(lastHeaders().get('accept')).toBe('application/json');
    expect(fetchMock.callHistory.lastCall()?.options.credentials).toBe('same-origin');
  });
});

describe('on another server', () => {
  const api = () => new OtherOriginApi('https://staging.test');

  test('asks there, and its cookies travel along', async () => {
    fetchMock.get('express:/resource/:call/get/', { staging: true });
    const client = new FetchHttpClient(api().fetch);
    const answer = await client.send({ method: 'GET', path: '/resource/PinResource/get/' });
    expect(answer.json).toEqual({ staging: true });
    expect(fetchMock.callHistory.lastCall()?.url).toBe('https://staging.test/resource/PinResource/get/');
    expect(fetchMock.callHistory.lastCall()?.options.credentials).toBe('include');
  });

  test('learns the security token from the answers, as the last one tells it', async () => {
    const other = api();
    expect(other.token()).toBeNull();
    for (const headers of [{ 'X-CSRFToken': 'first' }, { 'X-CSRFToken': 'second' }, {}])
      fetchMock.getOnce('*', { body: {}, headers });
    const client = new FetchHttpClient(other.fetch);
    const heard: (string | null)[] = [];
    for (let times = 0; times < 3; times += 1) {
      await client.send({ method: 'GET', path: '/resource/PinResource/get/' });
      heard.push(other.token());
    }
    expect(heard).toEqual(['first', 'second', 'second']);
  });
});

describe('without an answer', () => {
  test.each([
    ['nor a network: the person is offline', false, 'offline'],
    ['but with a network: the server is away', true, 'unreachable'],
  ])('%s, and the reason is kept', async (_what, onLine, kind) => {
    vi.stubGlobal('navigator', { onLine });
    const reason = new TypeError('Failed to fetch');
    fetchMock.get('path:/', { throws: reason });
    const error = await new FetchHttpClient()
      .send({ method: 'GET', path: '/' })
      .catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ kind, cause: reason });
  });
});
