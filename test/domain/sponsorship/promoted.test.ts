import { expect, test } from 'vitest';
import { isPromoted } from '../../../src/domain/sponsorship/promoted.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

const promoter = aUserShort({ fullName: 'Acme' });

test.each([
  ['with a promoter', { promoter }, true],
  ['that follows from a promotion', { promoter, isDownstreamPromotion: true }, false],
  ['that only says so', { promoter: null, isPromoted: true }, false],
])('a pin %s is promoted: %s', (_what, fields, promoted) => {
  expect(isPromoted(aPin(fields))).toBe(promoted);
});
