import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, outcomeOf } from '../core/small-browser.ts';
import { aMember } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open();
});
afterAll(() => app.close());

test('what clients report on their way in is heard and not kept', async () => {
  const visitor = await app.browser().arrive();
  const told = await visitor.call('UserRegisterTrackActionResource', 'update', { action: 'any' });
  expect(dataOf(told)).toEqual({ ok: true });
  expect(outcomeOf(await visitor.call('OrientationContextResource', 'create'))).toBe('401/2');
  const ann = await aMember(app, 'ann');
  expect(dataOf(await ann.browser.call('OrientationContextResource', 'create', { any: 1 }))).toEqual({
    ok: true,
  });
  expect(dataOf(await visitor.send('/v3/users/me/recent/engaged/pin/stories/'))).toEqual([]);
});
