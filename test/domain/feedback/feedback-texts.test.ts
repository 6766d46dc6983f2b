import { describe, expect, test } from 'vitest';
import {
  hiddenWords,
  reasonTexts,
  reportedWords,
  unfollowedText,
  type FeedbackWords,
} from '../../../src/domain/feedback/feedback-texts.ts';
import type { RecommendationReasonKind } from '../../../src/domain/pins/pin-relations.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';
import { english } from '../../support/english.ts';

const because = (reason: RecommendationReasonKind, boardName?: string) => ({
  recommendationReason: {
    reason,
    reasonId: '5',
    hasBoard: boardName !== undefined,
    board: boardName === undefined ? null : { name: boardName, url: '/ann/home/' },
  },
});
const topic = (name: string) =>
  aPin({ ...because('topic'), sourceInterest: { entityId: '7', name, urlName: 'oak' } });
const inEnglish = ({ heading, text }: FeedbackWords) => ({ heading: english(heading), text: english(text) });
const reasons = (pin: Parameters<typeof reasonTexts>[0]) => reasonTexts(pin).map(english);
const named = (fullName: string) => aUserShort({ fullName });

describe('after a hide', () => {
  test('the pin is hidden, and more relevant ones are promised', () => {
    expect(inEnglish(hiddenWords(aPin()))).toEqual({
      heading: 'Pin hidden',
      text: "Got it! We'll try to show you more relevant Pins in the future.",
    });
  });

  test('fewer come from its topic', () => {
    expect(english(hiddenWords(topic('oak')).text)).toBe("We'll show you less Pins from oak in the future.");
  });

  test.each([
    [32, 'a'.repeat(32)],
    [33, `${'a'.repeat(32)}…`],
  ])('a topic of %i characters is named %s', (length, shown) => {
    expect(english(hiddenWords(topic('a'.repeat(length))).text)).toBe(
      `We'll show you less Pins from ${shown} in the future.`,
    );
  });
});

test('who reports is thanked in the name of this site', () => {
  expect(inEnglish(reportedWords('Atrium'))).toEqual({
    heading: 'Reported',
    text: 'Thanks! Your feedback helps us keep the Atrium community safe.',
  });
});

describe('after following ends', () => {
  test.each([
    ['Ann', "You unfollowed Ann and won't see Pins they save anymore."],
    ['b'.repeat(33), `You unfollowed ${'b'.repeat(32)}… and won't see Pins they save anymore.`],
  ])('of %s', (name, text) => {
    expect(english(unfollowedText({ kind: 'person', person: named(name) }))).toBe(text);
  });

  test('of a board', () => {
    expect(english(unfollowedText({ kind: 'board', board: aBoardShort({ name: 'Home' }) }))).toBe(
      "You unfollowed the board Home and won't see Pins saved to it anymore.",
    );
  });
});

describe('why a pin is shown', () => {
  test.each(['pfy', 'related', 'newsHub', 'default'] as const)('%s: recent activity', (reason) => {
    expect(reasons(aPin(because(reason)))).toEqual(['This Pin was inspired by your recent activity']);
  });

  test('a board, a topic, a followed profile', () => {
    expect(reasons(aPin(because('pfyBoard', 'Home')))).toEqual(['This Pin was inspired by your board Home']);
    const board = aBoardShort({ name: 'Home', followedByMe: true });
    expect(reasons(aPin({ ...because('pfyBoard', 'Home'), board }))).toEqual([
      'This Pin is from Home, a board you follow',
    ]);
    expect(
      reasons(aPin({ ...because('pfyBoard', 'Home'), board: { ...board, collaboratedByMe: true } })),
    ).toEqual(['This Pin was inspired by your board Home']);
    expect(reasons(topic('oak'))).toEqual(['This Pin was inspired by oak']);
    expect(reasons(aPin({ ...because('followed'), pinner: named('Ann') }))).toEqual([
      'This Pin is from Ann, a profile you follow',
    ]);
  });

  const PAID = "Acme paid to have this Pin show up where you'd be more likely to notice it";

  test('somebody paid, and perhaps a partner helped', () => {
    const ad = aPin({ promoter: named('Acme') });
    expect(reasons(ad)).toEqual([PAID]);
    expect(reasons({ ...ad, adMatchReason: 'list' })).toEqual([
      PAID,
      'This ad was personalized for you using info from one of our partners',
    ]);
  });

  test('a promoter without a name is called by the username, and else nobody', () => {
    const ad = aPin({ promoter: { ...named(''), username: 'Acme' } });
    expect(reasons(ad)).toEqual([PAID]);
    expect(reasons(aPin({ promoter: { ...named(''), username: '' } }))[0]).toMatch(/^Someone paid/);
  });
});
