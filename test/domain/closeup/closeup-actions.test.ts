import { expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { closeupActions } from '../../../src/domain/closeup/closeup-actions.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

const ANN = toUserId('11');
const BOB = toUserId('12');
const pin = aPin({ pinner: aUserShort({ entityId: BOB }) });

test('an own pin tells how it has done, those of others take what is said about them', () => {
  expect(closeupActions(pin, BOB)).toEqual(['stats', 'download']);
  expect(closeupActions(pin, ANN)).toEqual(['download', 'hide', 'report']);
});

test('a pin without a picture has none to keep', () => {
  expect(closeupActions({ ...pin, imageSpec: {} }, BOB)).toEqual(['stats']);
});

test('visitors have no menu', () => {
  expect(closeupActions(pin, null)).toEqual([]);
});
