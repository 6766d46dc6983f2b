import { describe, expect, test } from 'vitest';
import { lessOf } from '../../../src/domain/feedback/less-of.ts';
import { reasonTexts } from '../../../src/domain/feedback/feedback-texts.ts';
import type { RecommendationReasonKind } from '../../../src/domain/pins/pin-relations.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';
import { english } from '../../support/english.ts';

const because = (reason: RecommendationReasonKind, reasonId: string, boardName?: string) => ({
  recommendationReason: {
    reason,
    reasonId,
    hasBoard: boardName !== undefined,
    board: boardName === undefined ? null : { name: boardName, url: '/ann/home/' },
  },
});
const oak = { sourceInterest: { entityId: '7', name: 'Oak', urlName: 'oak' } };
const ann = aUserShort({ fullName: 'Ann' });

function choices(pin: Parameters<typeof lessOf>[0]) {
  return lessOf(pin).map((of) => [of.type, of.id, english(of.label), english(of.done)]);
}

function less(pin: Parameters<typeof lessOf>[0]) {
  const found = choices(pin);
  expect(found).toHaveLength(1);
  return found[0];
}
const DONE = "Got it! We'll try to show you more relevant Pins in the future.";

describe('fewer pins like this one', () => {
  test('are fewer of a topic, whatever made it come', () => {
    const all = [
      'interest',
      '7',
      'Show fewer Pins about Oak',
      "We'll show you less Pins from Oak in the future.",
    ];
    expect(less(aPin({ ...because('topic', '7'), ...oak }))).toEqual(all);
    expect(less(aPin({ ...because('default', 'explore'), ...oak }))).toEqual(all);
  });

  test('are fewer that are like the pin that led to it', () => {
    expect(less(aPin(because('related', '9')))).toEqual(['pin', '9', 'Show fewer Pins like that one', DONE]);
  });

  test('are fewer of a board that one follows, or that an own board leads to', () => {
    const board = aBoardShort({ name: 'Home', followedByMe: true });
    expect(less(aPin({ ...because('pfyBoard', board.entityId, 'Home'), board }))).toEqual([
      ...['board', board.entityId, 'Show fewer Pins from Home', DONE],
    ]);
    expect(less(aPin({ ...because('pfyBoard', '8', 'Mine'), board }))).toEqual([
      ...['board', '8', 'Show fewer Pins inspired by Mine', DONE],
    ]);
  });

  test('are else fewer of its pinner', () => {
    expect(less(aPin({ ...because('followed', ann.entityId), pinner: ann }))).toEqual([
      ...['user', ann.entityId, 'Show fewer Pins from Ann', DONE],
    ]);
  });

  test('are also fewer of the website that it leads to', () => {
    const pin = aPin({ ...because('topic', '7'), ...oak, link: 'https://www.Oven.example/cake?a=1' });
    expect(choices(pin).slice(1)).toEqual([
      [
        ...['domain', 'oven.example', 'Show fewer Pins from oven.example'],
        "We'll show you less Pins from oven.example in the future.",
      ],
    ]);
  });

  test('cannot be had of ads, and where no reason is known', () => {
    const link = 'https://oven.example/';
    expect(choices(aPin({ recommendationReason: null, link }))).toEqual([]);
    expect(choices(aPin({ ...because('default', ''), promoter: ann, link }))).toEqual([]);
    expect(choices(aPin({ ...because('default', ''), pinner: null }))).toEqual([]);
  });
});

test.each([
  ['fresh', 'New in Oak', 'New here'],
  ['explore', 'Something new for you to explore: Oak', 'Something new for you to explore'],
  ['popular', 'Popular here right now', 'Popular here right now'],
  ['', 'This Pin was inspired by your recent activity', 'This Pin was inspired by your recent activity'],
])('a pin that is there because it is %o says so', (reasonId, withTopic, without) => {
  const pin = aPin(because('default', reasonId));
  expect(reasonTexts({ ...pin, ...oak }).map(english)).toEqual([withTopic]);
  expect(reasonTexts({ ...pin, sourceInterest: null }).map(english)).toEqual([without]);
});
