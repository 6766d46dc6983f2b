import { describe, expect, test } from 'vitest';
import { dataOf, outcomeOf, SmallBrowser } from './small-browser.ts';
import { SmallSite } from './small-site.ts';

async function member(site = new SmallSite(), session = {}, user = {}) {
  return new SmallBrowser(site).withSession(site.openSession(session, user));
}

describe('who may call', () => {
  const calls = [
    ['EchoResource', 'get', {}],
    ['StateResource', 'get', {}],
    ['NoteResource', 'create', { name: 'A' }],
    ['OperatorResource', 'get', {}],
    ['ConsentResource', 'update', { analytics: false }],
  ] as const;

  async function outcomes(browser: SmallBrowser) {
    const list: string[] = [];
    for (const [name, action, options] of calls)
      list.push(outcomeOf(await browser.call(name, action, options)));
    return list;
  }

  test('a visitor', async () => {
    const visitor = await new SmallBrowser(new SmallSite()).arrive();
    expect(await outcomes(visitor)).toEqual(['200', '401/2', '401/2', '401/2', '200']);
  });

  test('a limited session', async () => {
    const browser = await member(new SmallSite(), { type: 'limited' });
    expect(await outcomes(browser)).toEqual(['200', '200', '403/10', '403/10', '200']);
  });

  test('a member', async () => {
    expect(await outcomes(await member())).toEqual(['200', '200', '200', '404/11', '200']);
  });

  test('an operator', async () => {
    const browser = await member(new SmallSite(), {}, { isOperator: true });
    expect(await outcomes(browser)).toEqual(['200', '200', '200', '200', '200']);
  });

  test('a suspended account reads and keeps its cookie decision, and writes nothing', async () => {
    const browser = await member(new SmallSite(), {}, { state: 'suspended' });
    expect(await outcomes(browser)).toEqual(['200', '200', '403/12', '404/11', '200']);
  });

  test.each([
    [{ user_id: '101' }, '200'],
    [{ user_id: 101 }, '200'],
    [{ username: 'ADA' }, '200'],
    [{ user_id: '', username: null }, '200'],
    [{ user_id: '102' }, '403/7'],
    [{ username: 'eve' }, '403/7'],
    [{ user_id: '101', username: 'eve' }, '403/7'],
  ])('a write that names the actor %j: %s', async (actor, outcome) => {
    expect(outcomeOf(await (await member()).call('NoteResource', 'create', { name: 'A', ...actor }))).toBe(
      outcome,
    );
  });

  test('parameters are checked before the actor', async () => {
    const told = await (await member()).call('NoteResource', 'create', { user_id: '102' });
    expect(outcomeOf(told)).toBe('400/1');
  });

  test('options that no parameter names never reach a call', async () => {
    const told = await (
      await member()
    ).call('NoteResource', 'create', { name: 'A', role: 'operator', id: '1' });
    expect(Object.keys(dataOf(told) as object)).toEqual(['id', 'user', 'name']);
    expect(dataOf(told)).toMatchObject({ id: '1', user: 'ada' });
  });
});
