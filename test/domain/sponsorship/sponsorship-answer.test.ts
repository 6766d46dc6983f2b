import { expect, test } from 'vitest';
import {
  answerSponsorship,
  SPONSORSHIP_STATUSES,
  type SponsorshipAnswer,
  type SponsorshipSide,
  type SponsorshipStatus,
} from '../../../src/domain/sponsorship/sponsorship-answer.ts';

test.each<[SponsorshipSide, SponsorshipStatus, SponsorshipStatus, SponsorshipAnswer]>([
  ['sponsor', 0, 1, 'changed'],
  ['sponsor', 0, 2, 'changed'],
  ['sponsor', 0, 3, 'conflict'],
  ['sponsor', 1, 3, 'changed'],
  ['sponsor', 1, 2, 'conflict'],
  ['sponsor', 1, 1, 'unchanged'],
  ['sponsor', 3, 1, 'conflict'],
  ['creator', 0, 2, 'changed'],
  ['creator', 1, 2, 'changed'],
  ['creator', 2, 2, 'unchanged'],
  ['creator', 3, 2, 'conflict'],
  ['creator', 0, 1, 'forbidden'],
  ['creator', 1, 3, 'forbidden'],
])('the %s of a sponsorship at %i says %i: %s', (side, current, wanted, answer) => {
  expect(answerSponsorship(current, side, wanted)).toBe(answer);
});

test('nobody puts one back to where it waits', () => {
  for (const side of ['sponsor', 'creator'] as const)
    for (const current of SPONSORSHIP_STATUSES) {
      expect(answerSponsorship(current, side, 0)).toBe('forbidden');
    }
});
