import { expect, test } from 'vitest';
import { hidesCardFooter } from '../../../src/domain/experiences/hidden-footer.ts';

const active = (experienceId: number, hideFooter: unknown) => [
  { experienceId: 502_597, displayData: {} },
  { experienceId, displayData: { hide_footer: hideFooter } },
];

test.each([
  ['a member whom it tells to', true, active(500_417, true), true],
  ['a member whom it does not tell to', true, active(500_417, false), false],
  ['a member to whom it says something else', true, active(500_417, 'yes'), false],
  ['a member with another experience', true, active(500_500, true), false],
  ['a member with none', true, [], false],
  ['a visitor', false, active(500_417, true), false],
])('the footer of cards is hidden from %s: %#', (_who, isSignedIn, experiences, isHidden) => {
  expect(hidesCardFooter(isSignedIn, experiences)).toBe(isHidden);
});
