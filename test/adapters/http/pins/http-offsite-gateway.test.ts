import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpOffsiteGateway } from '../../../../src/adapters/http/pins/http-offsite-gateway.ts';
import type { HttpClient } from '../../../../src/adapters/http/client/http-client.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { toPinId } from '../../../../src/domain/ids/ids.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { describeOffsiteGateway } from '../../../contracts/offsite-gateway.contract.ts';
import { aMember } from '../../../server/http-api/support/member.ts';
import { TestApp } from '../../../server/http-api/support/test-app.ts';
import { noServer, WireServer } from '../../wire-server.ts';

const url = 'https://x.com/a?b=c';
const query = { url, pinId: toPinId('7'), isForeignAd: false, trackingParams: 'abc' };
const BLOCKED = { message: 'No.', redirect_status: 'blocked', url, sanitized_url: 'https://x.com/a' };
const ANSWER = { message: 'No.', status: 'blocked', url, sanitizedUrl: 'https://x.com/a' };

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open();
});
afterAll(() => app.close());

describeOffsiteGateway('HTTP', async () => {
  await app.empty();
  app.verdicts.set('bad.example', 'suspicious');
  const { browser } = await aMember(app, 'ann');
  const http: HttpClient = {
    send: async ({ method, path, headers, body }) => {
      const { status, body: json } = await browser.send(path, { method, headers, body });
      return { status, json };
    },
  };
  return new HttpOffsiteGateway(new ResourceClient(http, () => null), http);
});

function ask(answer: Parameters<WireServer['on']>[1]) {
  const server = new WireServer().on('/v3/offsite/', answer);
  return { server, gateway: new HttpOffsiteGateway(new ResourceClient(server, () => null), server) };
}

test('a link is asked about with its pin, or as an ad of a third party', async () => {
  const { server, gateway } = ask(aWireAnswer(BLOCKED));
  expect(await gateway.check(query)).toEqual(ANSWER);
  await gateway.check({ ...query, isForeignAd: true });
  await gateway.check({ ...query, pinId: null });
  const common = { check_only: true, url, client_tracking_params: 'abc' };
  expect(server.optionsOf('/v3/offsite/')).toEqual([
    { ...common, pin_id: '7' },
    { ...common, third_party_ad: true },
    common,
  ]);
});

test('a page looks at a link without writing', async () => {
  const server = new WireServer().on(
    '/v3/offsite/?check_only=true&url=https%3A%2F%2Fx.com%2Fa%3Fb%3Dc',
    aWireAnswer(BLOCKED),
  );
  const gateway = new HttpOffsiteGateway(new ResourceClient(server, () => null), server);
  expect(await gateway.look(url)).toEqual(ANSWER);
  expect(server.requests.map(({ method }) => method)).toEqual(['GET']);
});

test.each([
  ['a refusal', aWireFailure('invalid_parameter')],
  ['nothing', aWireAnswer(null)],
  ['a text', aWireAnswer('ok')],
  ['no status', aWireAnswer({ message: 'x' })],
])('%s is not usable', async (_, answer) => {
  expect(await ask(answer).gateway.check(query)).toBeUndefined();
});

test('missing texts are empty', async () => {
  const { gateway } = ask(aWireAnswer({ redirect_status: 'ok', message: null }));
  expect(await gateway.check(query)).toEqual({ status: 'ok', message: '', url: '', sanitizedUrl: '' });
});

test('without a server it fails', async () => {
  await expect(ask(noServer).gateway.check(query)).rejects.toThrow();
});
