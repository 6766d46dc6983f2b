import { expect, test } from 'vitest';
import { HttpPinStatsGateway } from '../../../../src/adapters/http/pins/http-pin-stats-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { toPinId } from '../../../../src/domain/ids/ids.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { WireServer } from '../../wire-server.ts';

const CALL = 'OnPinAnalytics.get';
const read = (answer: ReturnType<typeof aWireAnswer>) => {
  const server = new WireServer().on(CALL, answer);
  const gateway = new HttpPinStatsGateway(new ResourceClient(server, () => null));
  return { server, stats: gateway.read(toPinId('7'), 30) };
};

test('figures of the last days are asked for by the pin', async () => {
  const { server, stats } = read(aWireAnswer({ days: 30, impressions: 12, saves: 3, pin_clicks: 1 }));
  expect(await stats).toEqual({ impressions: 12, saves: 3, pinClicks: 1 });
  expect(server.optionsOf(CALL)).toEqual([{ pin_id: '7', days: 30 }]);
});

test('null is not available yet, what is left out is not shown, what cannot be is not known', async () => {
  expect(await read(aWireAnswer({ impressions: null, saves: null, pin_clicks: -1 })).stats).toEqual({
    impressions: null,
    saves: null,
    pinClicks: null,
  });
  expect(await read(aWireAnswer({ impressions: 0, pin_clicks: 'many' })).stats).toEqual({
    impressions: 0,
    pinClicks: null,
  });
});

test('pins of others tell nothing', async () => {
  expect(await read(aWireFailure('forbidden')).stats).toBeUndefined();
});
