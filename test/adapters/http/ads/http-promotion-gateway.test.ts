import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpPromotionGateway } from '../../../../src/adapters/http/ads/http-promotion-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { toPinId } from '../../../../src/domain/ids/ids.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { describePromotionGateway } from '../../../contracts/promotion-gateway.contract.ts';
import { aMember, makeBoard, makePin } from '../../../server/http-api/support/member.ts';
import { TestApp } from '../../../server/http-api/support/test-app.ts';
import { memberClient } from '../member-client.ts';
import { WireServer } from '../../wire-server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ adsEnabled: true });
});
afterAll(() => app.close());

describePromotionGateway('over HTTP', async () => {
  await app.empty();
  app.deps.ads?.server.announceChange();
  const operator = await aMember(app, 'olga');
  const acme = await aMember(app, 'acme', { account_type: 'business', business_name: 'Acme' });
  const eve = await aMember(app, 'eve');
  const board = await makeBoard(acme, { name: 'Anvils' });
  const pin = await makePin(acme, { title: 'An anvil', board_id: board.id });
  return {
    pinId: toPinId(pin.id),
    now: app.time,
    partner: new HttpPromotionGateway(memberClient(acme)),
    operator: new HttpPromotionGateway(memberClient(operator)),
    reader: new HttpPromotionGateway(memberClient(eve)),
  };
});

const lead = (id: string) => ({ id, created_at: 'Mon, 15 Jun 2026 12:00:00 +0000', answers: { email: id } });
const gatewayOn = (server: WireServer) => new HttpPromotionGateway(new ResourceClient(server, () => 't0k'));

test('all pages of answers are read', async () => {
  const server = new WireServer().on('PromotionLeads.get', ({ bookmarks }) =>
    bookmarks === undefined ? aWireAnswer([lead('1')], { bookmark: 'next' }) : aWireAnswer([lead('2')]),
  );
  expect(await gatewayOn(server).leads('901')).toMatchObject({
    kind: 'leads',
    leads: [{ answers: { email: '1' } }, { answers: { email: '2' } }],
  });
});

test('answers are refused as a whole when one of their pages is', async () => {
  const server = new WireServer().on('PromotionLeads.get', ({ bookmarks }) =>
    bookmarks === undefined
      ? aWireAnswer([lead('1')], { bookmark: 'next' })
      : aWireFailure('object_not_found', { message: 'Not there.' }),
  );
  expect(await gatewayOn(server).leads('901')).toMatchObject({ kind: 'refused', message: 'Not there.' });
});
