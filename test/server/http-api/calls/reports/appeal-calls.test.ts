import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import { dataOf, outcomeOf, type Told } from '../../core/small-browser.ts';
import { aMember, makePin, succeeded, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
/** Signed up first. */
let operator: Member;
let ann: Member;
let bob: Member;
let pinId: string;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  operator = await aMember(app, 'olga');
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  pinId = (await makePin(bob, { title: 'A chair' })).id;
});
afterAll(() => app.close());

const appeal = (options: object = {}, by: Pick<Member, 'browser'> = bob): Promise<Told> =>
  by.browser.call('AppealResource', 'create', {
    kind: 'pin',
    object_id: pinId,
    text: 'It is a chair.',
    ...options,
  });

/** Ann reports Bob's pin, and the operator decides. */
async function decided(action: 'remove' | 'restrict_user' | 'dismiss'): Promise<void> {
  const options = { object_type: 'pin', object_id: pinId, reason: 'spam' };
  const { id } = succeeded<{ id: string }>(await ann.browser.call('ReportResource', 'create', options));
  succeeded(await operator.browser.call('ReportsResource', 'update', { report_id: id, action }));
}

describe('somebody whose pin was removed', () => {
  beforeEach(() => decided('remove'));

  test('asks to think again, once, and is told no more than that it is open', async () => {
    expect(dataOf(await appeal({ text: ' It is a chair. ' }))).toEqual({
      id: expect.stringMatching(/^\d+$/) as unknown,
      state: 'open',
    });
    expect(outcomeOf(await appeal())).toBe('409/17');
    expect(await app.store.appeals.ofUser(toUserId(bob.user.id))).toMatchObject([
      { kind: 'pin', objectId: pinId, text: 'It is a chair.' },
    ]);
  });

  test('is the only one who does', async () => {
    for (const other of [ann, operator]) expect(outcomeOf(await appeal({}, other))).toBe('404/50');
    expect(outcomeOf(await appeal({}, { browser: await app.browser().arrive() }))).toBe('401/2');
  });

  test('says why, and of which pin', async () => {
    for (const text of [undefined, '', 'x'.repeat(1001)]) {
      expect(outcomeOf(await appeal({ text }))).toBe('400/1');
    }
    for (const object_id of [undefined, '', 'x', null]) {
      expect(outcomeOf(await appeal({ object_id }))).toBe('400/1');
    }
    for (const kind of [undefined, 'board', 'reports', 7]) {
      expect(outcomeOf(await appeal({ kind }))).toBe('400/1');
    }
  });
});

test('there is nothing to say against what nobody decided', async () => {
  expect(outcomeOf(await appeal())).toBe('404/50');
  expect(outcomeOf(await appeal({ object_id: '4711' }))).toBe('404/50');
  expect(outcomeOf(await appeal({ kind: 'account' }))).toBe('404/70');
  await decided('dismiss');
  expect(outcomeOf(await appeal())).toBe('404/50');
});

test('whose account is suspended asks for it although nothing else can be done', async () => {
  await decided('restrict_user');
  expect(outcomeOf(await bob.browser.call('BoardResource', 'create', { name: 'More' }))).toBe('403/12');
  expect(dataOf(await appeal({ kind: 'account', object_id: undefined }))).toMatchObject({ state: 'open' });
  expect(outcomeOf(await appeal({ kind: 'account' }))).toBe('409/17');
  expect(outcomeOf(await appeal({ kind: 'account' }, ann))).toBe('404/70');
});
