import { expect, test } from 'vitest';
import { SessionRenewal } from '../../../src/application/sessions/session-renewal.ts';

test('nobody comes back where nobody can be asked', async () => {
  expect(await new SessionRenewal().renew()).toBe(false);
});

test('all who wait share one question', async () => {
  const renewal = new SessionRenewal();
  const answer = Promise.withResolvers<boolean>();
  let asked = 0;
  renewal.askBy(() => {
    asked += 1;
    return answer.promise;
  });
  const waiting = [renewal.renew(), renewal.renew(), renewal.renew()];
  answer.resolve(true);
  expect(await Promise.all(waiting)).toEqual([true, true, true]);
  expect(asked).toBe(1);
});

test('after an answer the next one is asked for anew', async () => {
  const renewal = new SessionRenewal();
  const answers = [false, true];
  renewal.askBy(() => Promise.resolve(answers.shift() === true));
  expect(await renewal.renew()).toBe(false);
  expect(await renewal.renew()).toBe(true);
});
