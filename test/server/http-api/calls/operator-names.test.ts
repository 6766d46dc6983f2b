import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dataOf, outcomeOf } from '../core/small-browser.ts';
import { aMember, PASSWORD } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ operators: ['Olga'] });
});
beforeEach(async () => {
  await app.empty();
  await aMember(app, 'first');
});
afterAll(() => app.close());

test('whom the operator names is an operator, in every session', async () => {
  const olga = await aMember(app, 'olga');
  expect(olga.user.is_operator).toBe(true);
  expect(dataOf(await olga.browser.call('UserResource', 'get'))).toMatchObject({ is_operator: true });
  const options = { username_or_email: 'olga', password: PASSWORD };
  const again = await (await app.browser().arrive()).call('UserSessionResource', 'create', options);
  expect(dataOf(again)).toMatchObject({ is_operator: true });
});

test('nobody becomes one by another name', async () => {
  const eve = await aMember(app, 'eve');
  expect(eve.user.is_operator).toBe(false);
  const told = await eve.browser.call('UserSettingsResource', 'update', { username: 'olga' });
  expect(outcomeOf(told)).toBe('409/16');
});

test('the right goes with the name', async () => {
  const olga = await aMember(app, 'olga');
  await olga.browser.call('UserSettingsResource', 'update', { username: 'olga2' });
  expect(dataOf(await olga.browser.call('UserResource', 'get'))).toMatchObject({ is_operator: false });
});
