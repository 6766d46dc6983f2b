import { describe, expect, test } from 'vitest';
import {
  feedbackEntries,
  feedbackEntryLabel,
  feedbackKind,
} from '../../../src/domain/feedback/feedback-kind.ts';
import { isCovered } from '../../../src/domain/feedback/feedback-status.ts';
import type { RecommendationReason } from '../../../src/domain/pins/pin-relations.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';
import { english } from '../../support/english.ts';

const because = (
  reason: RecommendationReason['reason'],
  board: RecommendationReason['board'] = null,
): { recommendationReason: RecommendationReason } => ({
  recommendationReason: { reason, reasonId: '5', hasBoard: board !== null, board },
});
const OAK = { entityId: '7', name: 'oak', urlName: 'oak' };

describe('the kind of feedback', () => {
  test.each(['promoted', 'followed', 'pfy', 'related', 'newsHub', 'default'] as const)(
    'is the reason that a pin came with: %s',
    (reason) => {
      expect(feedbackKind(aPin(because(reason)))).toBe(reason);
    },
  );

  test('is a topic or a board where that has a name, and else an ordinary recommendation', () => {
    expect(feedbackKind(aPin({ ...because('topic'), sourceInterest: OAK }))).toBe('topic');
    expect(feedbackKind(aPin(because('topic')))).toBe('pfy');
    expect(feedbackKind(aPin(because('pfyBoard', { name: 'Home', url: '/ann/home/' })))).toBe('pfyBoard');
    expect(feedbackKind(aPin(because('pfyBoard')))).toBe('pfy');
    expect(feedbackKind(aPin({ ...because('followed'), pinner: null }))).toBe('default');
  });

  test('is the default without a reason, and promoted whenever somebody pays', () => {
    expect(feedbackKind(aPin())).toBe('default');
    expect(feedbackKind(aPin({ ...because('followed'), promoter: aUserShort() }))).toBe('promoted');
  });
});

describe('the entries about a pin', () => {
  const pinner = aUserShort({ entityId: toUserId('11') });
  const viewer = toUserId('12');

  test('ask for the reason only where there is one', () => {
    expect(feedbackEntries(aPin({ pinner, ...because('pfy') }), viewer)).toEqual(['hide', 'report', 'why']);
    expect(feedbackEntries(aPin({ pinner, promoter: aUserShort() }), viewer)).toEqual([
      'hide',
      'report',
      'why',
    ]);
    expect(feedbackEntries(aPin({ pinner }), viewer)).toEqual(['hide', 'report']);
  });

  test('are not there for visitors, nor on one’s own pins', () => {
    expect(feedbackEntries(aPin({ pinner }), null)).toEqual([]);
    expect(feedbackEntries(aPin({ pinner }), pinner.entityId)).toEqual([]);
  });

  test('tell visitors why they see an ad', () => {
    expect(feedbackEntries(aPin({ pinner, promoter: aUserShort() }), null)).toEqual(['why']);
  });

  test.each([
    [false, ['Hide Pin', 'Report Pin', 'Why this Pin']],
    [true, ['Hide ad', 'Report', 'Why this ad']],
  ])('of an ad (%s) are called %s', (isPaid, labels) => {
    const entries = ['hide', 'report', 'why'] as const;
    const pin = aPin({ promoter: isPaid ? aUserShort() : null });
    expect(entries.map((entry) => english(feedbackEntryLabel(entry, pin)))).toEqual(labels);
  });
});

test.each([
  [{ hidden: false, status: 'unset' }, false],
  [{ hidden: true, status: 'unset' }, true],
  [{ hidden: false, status: 'reported' }, true],
  [{ hidden: false, status: 'unfollowed' }, true],
] as const)('with %o the card is covered: %s', (feedback, covered) => {
  expect(isCovered(feedback)).toBe(covered);
});
