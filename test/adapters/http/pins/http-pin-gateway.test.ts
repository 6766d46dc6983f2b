import { describe, expect, test } from 'vitest';
import { HttpPinGateway } from '../../../../src/adapters/http/pins/http-pin-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { pinFromWire } from '../../../../wire/pin-from-wire.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWirePin } from '../../../builders/a-wire-pin.ts';
import { WireServer } from '../../wire-server.ts';

function opened() {
  const server = new WireServer();
  return { server, pins: new HttpPinGateway(new ResourceClient(server, () => null)) };
}

describe('finding a pin', () => {
  test('by what its address calls it', async () => {
    const { server, pins } = opened();
    server.on('Pin.get', aWireAnswer(aWirePin({ id: '7' })));
    expect(await pins.find('shop:chair')).toEqual(pinFromWire(aWirePin({ id: '7' })));
    expect(server.optionsOf('Pin.get')).toEqual([{ id: 'shop:chair' }]);
  });

  test('that is missing or not for this viewer gives none', async () => {
    const { server, pins } = opened();
    server.on('Pin.get', aWireFailure('pin_not_found'));
    expect(await pins.find('7')).toBeUndefined();
  });
});
