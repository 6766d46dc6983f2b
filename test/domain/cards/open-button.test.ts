import { expect, test } from 'vitest';
import { openedOutside } from '../../../src/domain/cards/open-button.ts';
import { aPin } from '../../builders/a-pin.ts';

const linked = { link: 'https://oven.example/', destinationUrl: null, isGoLinkless: false };

test.each([
  ['a pin that is opened in one step', { ...linked, isEligibleForWebCloseup: true }, 'https://oven.example/'],
  ['one without a link', { link: null, destinationUrl: null, isEligibleForWebCloseup: true }, null],
  ['any other pin', { ...linked, isEligibleForWebCloseup: false }, null],
])('%s is opened outside: %#', (_what, fields, address) => {
  expect(openedOutside(aPin(fields))).toBe(address);
});
