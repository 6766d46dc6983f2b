import { expect, test } from 'vitest';
import { closeupKind, relatedSurface } from '../../../src/domain/closeup/closeup-kind.ts';
import { aPin } from '../../builders/a-pin.ts';

test.each([
  [true, 'product', 'PdpRelatedPinGrid'],
  [false, 'pin', 'RelatedPinGrid'],
])(
  'a pin that is eligible for a product page: %s opens as a %s, above %s',
  (isEligibleForPdp, kind, surface) => {
    const pin = aPin({ isEligibleForPdp });
    expect([closeupKind(pin), relatedSurface(pin)]).toEqual([kind, surface]);
  },
);
