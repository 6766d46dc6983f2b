import { describe, expect, test } from 'vitest';
import { SessionRenewal } from '../../../src/application/sessions/session-renewal.ts';

describe('a session that has ended', () => {
  test('is over where nobody can be asked', async () => {
    expect(await new SessionRenewal().renew()).toBe(false);
  });

  test.each([true, false])('is renewed when the person comes back: %s', async (comesBack) => {
    const renewal = new SessionRenewal();
    renewal.askBy(async () => comesBack);
    expect(await renewal.renew()).toBe(comesBack);
  });

  test('is one question for all who wait', async () => {
    const renewal = new SessionRenewal();
    const answer = Promise.withResolvers<boolean>();
    let questions = 0;
    renewal.askBy(() => {
      questions += 1;
      return answer.promise;
    });
    const waiting = Promise.all([renewal.renew(), renewal.renew()]);
    answer.resolve(true);
    expect(await waiting).toEqual([true, true]);
    expect(questions).toBe(1);
  });

  test('may end again, and is asked about anew', async () => {
    const renewal = new SessionRenewal();
    const answers = [false, true];
    renewal.askBy(async () => answers.shift() ?? false);
    expect([await renewal.renew(), await renewal.renew()]).toEqual([false, true]);
  });

  test('is asked about anew after a question that failed', async () => {
    const renewal = new SessionRenewal();
    renewal.askBy(() => Promise.reject(new Error('no dialog')));
    await expect(renewal.renew()).rejects.toThrow('no dialog');
    renewal.askBy(async () => true);
    expect(await renewal.renew()).toBe(true);
  });
});
