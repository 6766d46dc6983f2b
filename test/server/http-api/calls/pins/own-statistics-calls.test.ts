import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toPinId } from '../../../../../src/domain/ids/ids.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { dataOf, outcomeOf, type SmallBrowser, type Told } from '../../core/small-browser.ts';
import { DAY_MS, NOON } from '../../core/site-times.ts';
import { aMember, makeBoard, makePin, type Member } from '../../support/member.ts';
import { savePin } from '../../support/organizing.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let ann: Member;
let bob: Member;
let visitor: SmallBrowser;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  app.time = NOON;
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  visitor = await app.browser().arrive();
  const board = await makeBoard(ann, { name: 'Chairs' });
  pin = await makePin(ann, { title: 'A chair', board_id: board.id });
});
afterAll(() => app.close());

type Figures = Record<'impressions' | 'pin_clicks' | 'saves', number | null>;

const counters = (body: object): Promise<Told> =>
  visitor.send('/v3/counters/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const convert = (member: Member) =>
  member.browser.call('UserSettingsResource', 'update', {
    account_type: 'business',
    business_name: 'Ann & Co',
  });

describe('the figures of a profile', () => {
  const own = (by: Member = ann, options: object = {}) =>
    by.browser.call('UserAnalyticsResource', 'get', options);

  test('are those of all pins that others can see, as many as a recount of the days', async () => {
    await convert(ann);
    const shy = await makeBoard(ann, { name: 'Shy', privacy: 'protected' });
    const secret = await makeBoard(ann, { name: 'Secret', privacy: 'secret' });
    const pins = [
      pin,
      await makePin(ann, { title: 'By address', board_id: shy.id }),
      await makePin(ann, { title: 'Hidden', board_id: secret.id }),
      await makePin(bob, { title: 'A table' }),
    ];
    let sent = 0;
    for (let round = 0; round < 40; round += 1) {
      const some = pins.filter((_, at) => (round * 7 + at * 3) % 5 < 2).map(({ id }) => id);
      if (some.length > 0) await counters({ impressions: some, pin_clicks: some.slice(0, 1) });
      sent += some.filter((id) => id === pins[0]!.id || id === pins[1]!.id).length;
      if (round % 10 === 9) {
        await app.counting.write();
        app.time += DAY_MS;
      }
    }
    await savePin(bob, { pin_id: pin.id });
    const { impressions, pin_clicks, saves, series } = dataOf(await own()) as Figures & {
      series: readonly (Figures & { date: string })[];
    };
    const days = [pins[0]!, pins[1]!].map(({ id }) => app.store.pinCounts.ofPin(toPinId(id)));
    const recount = (await Promise.all(days)).flat();
    expect(impressions).toBe(sent);
    expect([impressions, pin_clicks, saves]).toEqual([
      recount.reduce((sum, day) => sum + day.impressions, 0),
      recount.reduce((sum, day) => sum + day.pinClicks, 0),
      1,
    ]);
    expect(series).toHaveLength(30);
    expect(series.reduce((sum, day) => sum + day.impressions!, 0)).toBe(sent);
    expect(dataOf(await own(ann, { pin_format: 'carousel' }))).toMatchObject({ impressions: null });
    expect(dataOf(await own(ann, { pin_format: 'single', days: 7 }))).toMatchObject({ impressions: sent });
  });

  test('are for partners only, and only their own', async () => {
    expect(outcomeOf(await own())).toBe('403/7');
    await convert(ann);
    expect(outcomeOf(await own(ann, { orbac_subject_id: bob.user.id }))).toBe('403/13');
    expect(outcomeOf(await own(bob))).toBe('403/7');
    expect(outcomeOf(await own({ ...ann, browser: visitor }))).toBe('401/2');
    for (const options of [{ days: 0 }, { days: 91 }, { pin_format: 'round' }]) {
      expect(outcomeOf(await own(ann, options))).toBe('400/1');
    }
  });
});
