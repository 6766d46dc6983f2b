import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import { aWireUser, aWireViewer } from '../../../../builders/a-wire-user.ts';
import { dataOf, outcomeOf } from '../../core/small-browser.ts';
import { NOON } from '../../core/site-times.ts';
import { aMember, succeeded, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let ann: Member;
beforeAll(async () => {
  app = await TestApp.open({ languages: ['en', 'de', 'pt-BR'] });
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
});
afterAll(() => app.close());

const fieldsOf = (value: unknown) => Object.keys(value as object).sort();

test('others see the profile, the person in question also the account', async () => {
  const bob = await aMember(app, 'bob');
  const seen = succeeded(await bob.browser.call('UserResource', 'get', { username: 'Ann' }));
  expect(fieldsOf(seen)).toEqual(Object.keys(aWireUser()).sort());
  for (const options of [{}, { username: 'me' }, { username: 'Ann' }, { user_id: ann.user.id }]) {
    const own = succeeded(await ann.browser.call('UserResource', 'get', options));
    expect(fieldsOf(own)).toEqual(Object.keys(aWireViewer()).sort());
  }
});

test('a follow is seen from both sides and counted', async () => {
  const bob = await aMember(app, 'bob');
  await app.store.transaction((tx) =>
    tx.follows.followUser(toUserId(ann.user.id), toUserId(bob.user.id), NOON),
  );
  const seenByAnn = await ann.browser.call('UserResource', 'get', { username: 'bob' });
  expect(dataOf(seenByAnn)).toMatchObject({ explicitly_followed_by_me: true, follower_count: 1 });
  const seenByBob = await bob.browser.call('UserResource', 'get', { username: 'ann' });
  expect(dataOf(seenByBob)).toMatchObject({ follows_me: true, following_count: 1 });
});

test('nobody is found who is not there', async () => {
  const visitor = app.browser();
  expect(outcomeOf(await visitor.call('UserResource', 'get', { username: 'nobody' }))).toBe('404/30');
  expect(outcomeOf(await visitor.call('UserResource', 'get', { user_id: '5' }))).toBe('404/30');
  expect(outcomeOf(await visitor.call('UserResource', 'get'))).toBe('401/2');
  expect(outcomeOf(await visitor.call('UserResource', 'get', { username: 'me' }))).toBe('401/2');
});

test('states are asked for by their names', async () => {
  const ask = (state: unknown, browser = ann.browser) => browser.call('UserStateResource', 'get', { state });
  expect(dataOf(await ask('SEEN_TOUR'))).toEqual({ state: 'SEEN_TOUR', value: null });
  expect(outcomeOf(await ask('lower case'))).toBe('400/1');
  expect(outcomeOf(await ask('SEEN_TOUR', app.browser()))).toBe('401/2');
});

test('languages stand in their own words, countries in those of the reader', async () => {
  const locales = succeeded<{ code: string; name: string }[]>(
    await app.browser().call('LocalesResource', 'get'),
  );
  const names = new Map(locales.map(({ code, name }) => [code, name]));
  expect(names).toEqual(
    new Map([
      ['en-US', 'English (US)'],
      ['en-GB', 'English (UK)'],
      ['en-AU', 'English (Australia)'],
      ['en-CA', 'English (Canada)'],
      ['en-IN', 'English (India)'],
      ['de', 'Deutsch'],
      ['de-AT', 'Deutsch (Österreich)'],
      ['de-CH', 'Deutsch (Schweiz)'],
      ['pt-BR', 'Português (Brasil)'],
      ['pt-PT', 'Português (Portugal)'],
    ]),
  );
  const countries = succeeded<{ code: string; name: string }[]>(
    await app.browser().call('CountriesResource', 'get', {}, { headers: { 'Accept-Language': 'de-AT' } }),
  );
  expect(countries).toContainEqual({ code: 'AT', name: 'Österreich' });
  expect(countries).toHaveLength(249);
});

test('kinds of businesses have a code and a name each', async () => {
  const types = succeeded<{ code: string; name: string }[]>(
    await app.browser().call('BusinessTypesResource', 'get'),
  );
  expect(types).toContainEqual({ code: 'online_shop', name: 'Online shop' });
  expect(new Set(types.map(({ code }) => code)).size).toBe(types.length);
  for (const type of types) expect(Object.keys(type)).toEqual(['code', 'name']);
});
