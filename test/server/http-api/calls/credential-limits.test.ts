import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outcomeOf } from '../core/small-browser.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ settings: { rateLimitScale: 1 } });
});
beforeEach(() => app.empty());
afterAll(() => app.close());

describe('how often', () => {
  test('mails can be asked for is limited per account and per address', async () => {
    const ask = async (name: string) =>
      outcomeOf(
        await (
          await app.browser().arrive()
        ).call('UserResetPasswordResource', 'create', {
          username_or_email: name,
        }),
      );
    for (let time = 0; time < 5; time += 1) expect(await ask('ann')).toBe('200');
    expect(await ask('Ann ')).toBe('429/8');
    for (let time = 0; time < 15; time += 1) expect(await ask(`somebody${time}`)).toBe('200');
    expect(await ask('somebody else')).toBe('429/8');
  });

  test('passwords can be tried from one network is limited, whatever it says about itself', async () => {
    const outcomes = [];
    for (let time = 0; time < 51; time += 1) {
      const browser = await app.browser().arrive();
      const options = { username_or_email: `somebody${time}`, password: 'guessed' };
      const headers = { 'X-Forwarded-For': `198.51.100.${time}` };
      outcomes.push(outcomeOf(await browser.call('UserSessionResource', 'create', options, { headers })));
    }
    expect(outcomes.slice(0, 50)).toEqual(Array(50).fill('401/78'));
    expect(outcomes[50]).toBe('429/8');
  });
});
