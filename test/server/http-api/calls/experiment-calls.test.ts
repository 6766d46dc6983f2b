import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataOf, type SmallBrowser } from '../core/small-browser.ts';
import { aMember } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

type Groups = Readonly<Record<string, string>>;

/** So many requests or people that halves of them are not all alike. */
const MANY = 20;

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  const groups = [{ name: 'enabled', percent: 50 }];
  app.experiments.set('halves', { name: 'halves', groups, otherwise: 'control' });
  app.experiments.set('all', { name: 'all', groups: [], otherwise: 'enabled' });
});
afterAll(() => app.close());

const ask = async (browser: SmallBrowser, options: object = {}, headers: Record<string, string> = {}) =>
  dataOf(await browser.call('ExperimentsResource', 'get', options, { headers })) as Groups;
const groupsOf = async (browser: SmallBrowser): Promise<ReadonlySet<string | undefined>> => {
  const groups = new Set<string | undefined>();
  for (let time = 0; time < MANY; time += 1) groups.add((await ask(browser))['halves']);
  return groups;
};

describe('groups of experiments', () => {
  test('are told of all that run, or of those that are named; unknown ones are control', async () => {
    const { browser } = await aMember(app, 'ann');
    expect(Object.keys(await ask(browser)).toSorted()).toEqual(['all', 'halves']);
    expect(await ask(browser, { names: ['all', 'no_such_one'] })).toEqual({
      all: 'enabled',
      no_such_one: 'control',
    });
    expect(await ask(browser, { names: '__proto__' })).toEqual(JSON.parse('{"__proto__":"control"}'));
  });

  test('stand at an address of their own too', async () => {
    const { browser } = await aMember(app, 'ann');
    const told = await browser.send('/v3/experiments/?names=all');
    expect(dataOf(told)).toEqual({ all: 'enabled' });
    expect(told.body.resource_response?.endpoint_name).toBe('v3_experiments_get');
  });

  test('of a member are the same at every time, on every browser', async () => {
    const ann = await aMember(app, 'ann');
    expect((await groupsOf(ann.browser)).size).toBe(1);
    const elsewhere = app.browser();
    await elsewhere.arrive();
    await elsewhere.call('UserSessionResource', 'create', {
      username_or_email: 'ann',
      password: 'correct horse battery',
    });
    expect(await groupsOf(elsewhere)).toEqual(await groupsOf(ann.browser));
  });

  test('of members differ', async () => {
    const groups = new Set<string | undefined>();
    for (let number = 0; number < MANY; number += 1)
      groups.add((await ask((await aMember(app, `member${number}`)).browser))['halves']);
    expect(groups).toEqual(new Set(['enabled', 'control']));
  });

  test('of visitors are control, unless they may be known again', async () => {
    const visitor = app.browser();
    await visitor.arrive();
    expect(await ask(visitor)).toEqual({ all: 'control', halves: 'control' });
    await visitor.call('UserSettingsResource', 'update', { allow_analytic_cookies: true });
    expect((await ask(visitor))['all']).toBe('enabled');
    expect((await groupsOf(visitor)).size).toBe(1);
  });

  test('of bots are control', async () => {
    for (const agent of ['Googlebot/2.1', 'facebookexternalhit/1.1']) {
      const groups = await ask(app.browser(), { names: ['all', 'halves'] }, { 'User-Agent': agent });
      expect(groups).toEqual({ all: 'control', halves: 'control' });
    }
  });
});
