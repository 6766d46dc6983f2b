import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { toPinId } from '../../../../src/domain/ids/ids.ts';
import { PinStore } from '../../../../src/ui/base/stores/pin-store.ts';
import { aPin } from '../../../builders/a-pin.ts';

test('one pin, one observable: who shows it is told when it changes', () => {
  const store = new PinStore();
  const titles: (string | undefined)[] = [];
  autorun(() => titles.push(store.find(toPinId('101'))?.title));
  store.put([aPin({ title: 'A chair' })]);
  store.put([aPin({ title: 'An oak chair' })]);
  expect(titles).toEqual([undefined, 'A chair', 'An oak chair']);
});

test('another name in an address leads to the pin, and to what it is later', () => {
  const store = new PinStore();
  store.putNamed('shop:chair', aPin());
  expect(store.findByName('shop:chair')?.entityId).toBe('101');
  store.put([aPin({ title: 'Sold' })]);
  expect(store.findByName('shop:chair')?.title).toBe('Sold');
  expect(store.findByName('101')?.title).toBe('Sold');
});

test('an unknown name leads nowhere', () => {
  expect(new PinStore().findByName('7')).toBeUndefined();
});
