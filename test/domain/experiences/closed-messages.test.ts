import { describe, expect, test } from 'vitest';
import {
  formatClosedMessages,
  MAX_CLOSED_MESSAGES,
  parseClosedMessages,
  withClosed,
} from '../../../src/domain/experiences/closed-messages.ts';
import { withClosedHere } from '../../../src/domain/experiences/delivery/history.ts';

const DAY_MS = 86_400_000;
const DAY = 20_783;
const AT = DAY * DAY_MS + 12_345;

describe('what a browser has closed', () => {
  test('is written as ids with days, and read back', () => {
    const closed = withClosed(withClosed(new Map(), 500_500, AT), 502_312, AT + DAY_MS);
    expect(formatClosedMessages(closed)).toBe('500500.20783-502312.20784');
    expect(parseClosedMessages(formatClosedMessages(closed))).toEqual(closed);
  });

  test.each([undefined, '', '-', 'x.1', '1', '1.2.3', '1.', '1.9999999', '9'.repeat(40)])(
    'is nothing for %s',
    (text) => {
      expect(parseClosedMessages(text).size).toBe(0);
    },
  );

  test('keeps the newest ones, each once', () => {
    let closed = withClosed(new Map(), 1, AT);
    for (let id = 1; id <= MAX_CLOSED_MESSAGES + 1; id += 1) closed = withClosed(closed, id, AT);
    expect(closed.size).toBe(MAX_CLOSED_MESSAGES);
    expect([closed.has(1), [...closed.keys()].at(-1)]).toEqual([false, MAX_CLOSED_MESSAGES + 1]);
    const long = Array.from({ length: 100 }, (_, id) => `${id}.1`).join('-');
    expect(parseClosedMessages(long).size).toBe(MAX_CLOSED_MESSAGES);
  });

  test('counts as dismissed until the end of the day, unless it ended later anyway', () => {
    const known = { placementId: 11, experienceId: 2, status: 'completed', views: 1, revision: 1 } as const;
    const ended = { ...known, lastViewedAt: AT, endedAt: AT, triggeredAt: null };
    const history = withClosedHere(
      new Map([[2, ended]]),
      new Map([
        [1, DAY],
        [2, DAY],
      ]),
    );
    expect(history.get(1)).toMatchObject({
      status: 'dismissed',
      lastViewedAt: DAY * DAY_MS,
      endedAt: (DAY + 1) * DAY_MS - 1,
    });
    expect(history.get(2)).toBe(ended);
  });
});
