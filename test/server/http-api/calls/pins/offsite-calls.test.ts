import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WirePin } from '../../../../../wire/pin.ts';
import { dataOf, outcomeOf, type Told } from '../../core/small-browser.ts';
import { aMember, makePin, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

const BAD = 'https://bad.example/a?b=1#c';

let app: TestApp;
let ann: Member;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  pin = await makePin(ann, { title: 'A chair' });
});
afterAll(() => app.close());

const post = (fields: Readonly<Record<string, string>>): Promise<Told> =>
  ann.browser.send('/v3/offsite/', { method: 'POST', body: new URLSearchParams(fields) });
const get = (fields: Readonly<Record<string, string>>): Promise<Told> =>
  ann.browser.send(`/v3/offsite/?${new URLSearchParams(fields)}`);

describe('a link before it is opened', () => {
  test.each(['blocked', 'suspicious', 'porn'] as const)(
    'a host on the list is %s, with a text',
    async (verdict) => {
      app.verdicts.set('bad.example', verdict);
      for (const told of [
        await post({ check_only: 'true', url: BAD }),
        await get({ check_only: 'true', url: BAD }),
      ]) {
        expect(dataOf(told)).toEqual({
          message: expect.stringMatching(/^This site /) as string,
          redirect_status: verdict,
          url: BAD,
          sanitized_url: 'https://bad.example/a',
        });
      }
    },
  );

  test('other hosts are fine, and a pin that is not there changes nothing', async () => {
    expect(dataOf(await post({ check_only: '1', url: 'http://fine.example', pin_id: '999' }))).toEqual({
      message: '',
      redirect_status: 'ok',
      url: 'http://fine.example',
      sanitized_url: 'http://fine.example/',
    });
  });

  test.each<Readonly<Record<string, string>>>([
    { url: 'javascript:alert(1)' },
    { url: 'data:text/html,x' },
    { url: '/pin/1/' },
    { url: `https://a.example/${'x'.repeat(2048)}` },
    { url: BAD, aux_data: 'no object' },
    { url: BAD, aux_data: JSON.stringify({ a: 'x'.repeat(4096) }) },
    { url: BAD, pin_id: 'chair' },
    { url: BAD, check_only: 'perhaps' },
  ])('refused: %o', async (fields) => {
    expect(outcomeOf(await post({ check_only: 'true', ...fields }))).toBe('400/1');
  });
});

describe('a click on a link', () => {
  const clicks = async () => {
    await app.counting.write();
    const told = (await app.temporary.rows('select pin_clicks from pin_day_counts where pin_clicks > 0')) as {
      pin_clicks: number;
    }[];
    return told.map(({ pin_clicks }) => Number(pin_clicks));
  };
  const click = { check_only: 'false', url: 'https://fine.example/' };

  test('is counted on its pin', async () => {
    const aux_data = JSON.stringify({ clickthrough_type: 'clickthrough', objectId: pin.id });
    expect(dataOf(await post({ ...click, pin_id: pin.id, aux_data }))).toEqual({ recorded: true });
    expect(await clicks()).toEqual([1]);
  });

  test('is counted once, however often it is sent', async () => {
    for (let time = 0; time < 3; time += 1) {
      await post({ ...click, pin_id: pin.id, batch_id: '7' });
      if (time === 1) expect(await clicks()).toEqual([1]);
    }
    expect(await clicks()).toEqual([1]);
    await post({ ...click, pin_id: pin.id, batch_id: '8' });
    expect(await clicks()).toEqual([2]);
  });

  test('is counted thirty times an hour for one sender', async () => {
    const limited = await app.again({ settings: { rateLimitScale: 1 } });
    const browser = await limited.browser().arrive();
    for (let count = 0; count < 31; count += 1) {
      await browser.send('/v3/offsite/', {
        method: 'POST',
        body: new URLSearchParams({ ...click, pin_id: pin.id }),
      });
    }
    await limited.counting.write();
    expect(await clicks()).toEqual([30]);
  });

  test('without a pin counts nothing, nor does one of a bot', async () => {
    expect(dataOf(await post({ ...click, third_party_ad: 'true' }))).toEqual({ recorded: true });
    const headers = { 'User-Agent': 'Googlebot/2.1' };
    const body = new URLSearchParams({ ...click, pin_id: pin.id });
    await ann.browser.send('/v3/offsite/', { method: 'POST', body, headers });
    expect(await clicks()).toEqual([]);
  });

  test('is not taken by GET, which others could make a browser send', async () => {
    const told = await get({ ...click, pin_id: pin.id });
    expect([outcomeOf(told), told.headers.get('allow')]).toEqual(['405/20', 'POST']);
  });
});
