import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SlidingWindowLimiter } from '../../../server/adapters/http-api/core/call/sliding-window-limiter.ts';
import { ClockToken } from '../../../server/composition/tokens.ts';
import { override } from '../../../src/composition/provide.ts';
import { WholeServer } from '../../security/support/whole-server.ts';
import { pinPhoto } from '../../security/support/photos.ts';
import { aMember, makeBoard, PASSWORD, type Member } from '../http-api/support/member.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let now = Date.UTC(2026, 5, 1);
let server: WholeServer;
let ada: Member;
beforeAll(async () => {
  server = await WholeServer.open({ RATE_LIMIT_SCALE: '1' }, [override(ClockToken, { now: () => now })]);
  ada = await aMember(server, 'ada');
});
afterAll(() => server.close());

describe('a clock that is set', () => {
  test('back or forward by hours leaves people signed in, and ids go on growing', async () => {
    let last = 0;
    for (const [index, change] of [0, -HOUR_MS, -HOUR_MS, 5 * HOUR_MS, -3 * HOUR_MS].entries()) {
      now += change;
      const { id } = await makeBoard(ada, { name: `Board ${index}` });
      expect(Number(id)).toBeGreaterThan(last);
      last = Number(id);
    }
  });

  test('forward by 400 days and back lets people sign in and write as before', async () => {
    now += 400 * DAY_MS;
    const bob = await aMember(server, 'bob');
    await pinPhoto(bob);
    now -= 400 * DAY_MS;
    expect(Number((await pinPhoto(bob, { title: 'Fern' })).id)).toBeGreaterThan(0);
    const browser = await server.browser().arrive();
    const told = await browser.call('UserSessionResource', 'create', {
      username_or_email: 'ada',
      password: PASSWORD,
    });
    expect(told.status).toBe(200);
    expect((await server.browser().send('/readyz')).body).toMatchObject({ ready: true });
  });
});

test('a limit that was used up while the clock was far ahead ends after its time, not when that time comes', () => {
  const limiter = new SlidingWindowLimiter();
  const use = { key: 'writes', limit: 2, windowMs: 60_000 };
  const later = now + 400 * DAY_MS;
  expect([1, 2].map(() => limiter.take([use], later))).toEqual([null, null]);
  expect(limiter.take([use], now)).toBeGreaterThan(0);
  expect(limiter.take([use], now + 2 * use.windowMs)).toBeNull();
});
