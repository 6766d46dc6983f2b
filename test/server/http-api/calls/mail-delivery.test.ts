import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MailRefused } from '../../../../server/application/ports/mailer.ts';
import { outcomeOf } from '../core/small-browser.ts';
import { tokenIn } from '../support/mail-links.ts';
import { aMember } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  await aMember(app, 'ann');
});
afterAll(() => app.close());

async function askReset(): Promise<void> {
  const browser = await app.browser().arrive();
  await browser.call('UserResetPasswordResource', 'create', { username_or_email: 'ann' });
}
async function isGood(token: string): Promise<boolean> {
  const browser = await app.browser().arrive();
  const told = await browser.call('ResetPasswordFromEmailResource', 'update', {
    username: 'ann',
    token,
    new_password: 'another horse battery',
    new_password_confirm: 'another horse battery',
  });
  return outcomeOf(told) === '200';
}

describe('a mail', () => {
  test('is kept until somebody else has it, and its work is rung for', async () => {
    await askReset();
    expect(app.rung).toEqual(['mail.send']);
    expect(await app.keptMails()).toHaveLength(1);
    await app.deliverMails();
    expect(await app.nextMailAt()).toBeNull();
    expect(await app.keptMails()).toEqual([]);
  });

  test('is tried again later, with a link that works then', async () => {
    await askReset();
    app.mailTrouble = new Error('the mail server is away');
    expect(await app.deliverMails()).toEqual([]);
    expect(await app.nextMailAt()).toBe(app.time + MINUTE_MS);
    app.mailTrouble = null;
    expect(await app.deliverMails()).toEqual([]);
    app.time += MINUTE_MS;
    const [mail] = await app.deliverMails();
    expect(await isGood(tokenIn(mail, '/pw/ann'))).toBe(true);
  });

  test('is given up after a good day, or at once when it is refused', async () => {
    await askReset();
    app.mailTrouble = new Error('the mail server is away');
    const start = app.time;
    for (;;) {
      await app.deliverMails();
      const next = await app.nextMailAt();
      if (next === null) break;
      app.time = next;
    }
    expect(app.time - start).toBeGreaterThan(24 * 60 * MINUTE_MS);
    app.mailTrouble = new MailRefused();
    await askReset();
    await app.deliverMails();
    expect(await app.nextMailAt()).toBeNull();
    expect(app.logged.map(({ event }) => event).filter((event) => event === 'job.given_up')).toHaveLength(2);
  });

  test('leaves neither links nor addresses in the log, whatever happens', async () => {
    await askReset();
    const [mail] = await app.deliverMails();
    app.mailTrouble = new Error('the mail server is away');
    await askReset();
    await app.deliverMails();
    const log = JSON.stringify(app.logged);
    expect(log).not.toContain(tokenIn(mail, '/pw/ann'));
    expect(log).not.toMatch(/https?:|example\.org|[0-9a-f]{64}/);
  });

  test('is not in the store with its link, before and after', async () => {
    await askReset();
    const [kept] = await app.keptMails();
    expect(kept?.letter.kind).toBe('password_reset');
    expect(JSON.stringify(kept)).not.toMatch(/[0-9a-f]{64}/);
    const token = tokenIn((await app.deliverMails())[0], '/pw/ann');
    expect(await app.store.mailTokens.find(token, 'reset')).toBeUndefined();
  });
});
