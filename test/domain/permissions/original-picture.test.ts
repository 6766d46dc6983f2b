import { expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { maySeeOriginal } from '../../../src/domain/permissions/original-picture.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort, aViewer } from '../../builders/a-user.ts';

const ANN = toUserId('11');
const pin = aPin({ pinner: aUserShort({ entityId: ANN }) });

test.each([
  ['who pinned it', aViewer({ entityId: ANN }), true],
  ['an operator', aViewer({ entityId: toUserId('12'), isOperator: true }), true],
  ['somebody else', aViewer({ entityId: toUserId('12') }), false],
  ['a visitor', null, false],
])('the original picture of a pin is shown to %s: %#', (_who, viewer, isShown) => {
  expect(maySeeOriginal(pin, viewer)).toBe(isShown);
});
