import { describe, expect, test } from 'vitest';
import type { PinChange, SaveGateway } from '../../../src/application/ports/pins/save-gateway.ts';
import { ChangePin } from '../../../src/application/saving/change-pin.ts';
import { toBoardId, toPinId, toUserId, type PinId, type UserId } from '../../../src/domain/ids/ids.ts';
import { NO_PRODUCT } from '../../../src/domain/pins/product-texts.ts';
import { aPin } from '../../builders/a-pin.ts';

/** Keeps the changes it is told. */
class KeptChanges implements Pick<SaveGateway, 'change' | 'quickSavesBoard'> {
  readonly changes: [PinId, PinChange][] = [];
  async quickSavesBoard(userId: UserId) {
    return { kind: 'board', boardId: toBoardId(`88 of ${userId}`) } as const;
  }
  async change(pinId: PinId, change: PinChange) {
    this.changes.push([pinId, change]);
    return { kind: 'changed', pin: aPin({ entityId: pinId }) } as const;
  }
}

const ANN = toUserId('11');
const opened = () => {
  const saves = new KeptChanges();
  return { saves, changePin: new ChangePin({ saves }) };
};

describe('changing a pin', () => {
  test('tells the server what differs', async () => {
    const { saves, changePin } = opened();
    const change = { title: 'A chair', link: '', place: { boardId: toBoardId('21'), sectionId: null } };
    expect(await changePin.run(toPinId('7'), change, ANN)).toMatchObject({
      kind: 'changed',
      pin: { entityId: '7' },
    });
    expect(saves.changes).toEqual([['7', change]]);
  });

  test('tells what it costs as figures', async () => {
    const { saves, changePin } = opened();
    const product = { ...NO_PRODUCT, price: '19,90', currency: 'eur' };
    await changePin.run(toPinId('7'), { title: 'A chair', product }, ANN);
    expect(saves.changes).toMatchObject([
      ['7', { title: 'A chair', product: { price: 19.9, currency: 'EUR', availability: 'in_stock' } }],
    ]);
  });

  test.each([[null], [NO_PRODUCT]])('takes the price away: %#', async (product) => {
    const { saves, changePin } = opened();
    await changePin.run(toPinId('7'), { product }, ANN);
    expect(saves.changes).toEqual([['7', { product: null }]]);
  });

  test('moves it to the profile, which is a board of its owner', async () => {
    const { saves, changePin } = opened();
    await changePin.run(toPinId('7'), { place: { boardId: null, sectionId: null } }, ANN);
    expect(saves.changes).toEqual([['7', { place: { boardId: '88 of 11', sectionId: null } }]]);
  });

  test.each([
    [{ title: 'x'.repeat(201) }, { name: 'title', problem: 'too_long', limit: 200 }],
    [{ description: 'x'.repeat(501) }, { name: 'description', problem: 'too_long', limit: 500 }],
    [{ link: 'javascript:alert(1)' }, { name: 'link', problem: 'not_allowed' }],
    [{ altText: 'x'.repeat(501) }, { name: 'altText', problem: 'too_long', limit: 500 }],
    [{ note: 'x'.repeat(501) }, { name: 'note', problem: 'too_long', limit: 500 }],
    [{ product: { ...NO_PRODUCT, price: '5' } }, { name: 'product.currency', problem: 'missing' }],
  ])('to %j is refused before the server is asked', async (change, problem) => {
    const { saves, changePin } = opened();
    expect(await changePin.run(toPinId('7'), change, ANN)).toMatchObject({
      kind: 'refused',
      fields: [problem],
    });
    expect(saves.changes).toEqual([]);
  });
});
