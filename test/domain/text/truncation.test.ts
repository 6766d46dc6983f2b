import { expect, test } from 'vitest';
import {
  actionBarDomainText,
  domainText,
  feedbackName,
  savedIndicatorName,
  savedOverlayName,
  seeStatsLabel,
  senderFirstName,
  shortDescription,
  shortTitle,
} from '../../../src/domain/text/truncation.ts';

test.each([
  ['a title', shortTitle, 200, ''],
  ['a description', shortDescription, 496, ''],
  ['a name in feedback', feedbackName, 32, '…'],
  ['a first name of a sender', senderFirstName, 30, ''],
  ['a domain', domainText, 27, '…'],
  ['a domain in the action bar', actionBarDomainText, 12, '…'],
  ['a name over a saved pin', savedOverlayName, 22, '…'],
  ['a name in the compact indicator', savedIndicatorName, 20, '…'],
])('%s is cut', (_, cut, limit, ending) => {
  const whole = 'ä'.repeat(limit);
  expect(cut(whole)).toBe(whole);
  expect(cut(`${whole}b`)).toBe(whole + ending);
});

test('characters count as people see them', () => {
  expect(actionBarDomainText('👩‍👩‍👧'.repeat(12))).toBe('👩‍👩‍👧'.repeat(12));
  expect(actionBarDomainText('👩‍👩‍👧'.repeat(13))).toBe(`${'👩‍👩‍👧'.repeat(12)}…`);
});

test.each(['', '  '])('a sender without a first name (%o) has no header', (name) => {
  expect(senderFirstName(name)).toBeNull();
});

test.each([
  ['See stats', 'See stats'],
  ['12345678901234', '12345678901234'],
  ['123456789012345', '123456789012...'],
])('the label %s is shown as %s', (label, shown) => expect(seeStatsLabel(label)).toBe(shown));
