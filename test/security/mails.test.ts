import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { outcomeOf } from '../server/http-api/core/small-browser.ts';
import { aMember, type Member } from '../server/http-api/support/member.ts';
import { readPage } from './support/read-page.ts';
import { rowsOf } from './support/stored-rows.ts';
import { WholeServer } from './support/whole-server.ts';

/** What goes out by mail leads to this server, carries nobody's markup, and its links are known to the receiver alone. */

const FORGED = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' };
const NASTY = `<img src=x onerror=alert(1)>`;

let server: WholeServer;
let member: Member;

beforeAll(async () => {
  server = await WholeServer.open();
  member = await aMember(server, 'member', { first_name: NASTY });
});
afterAll(() => server.close());

/** What the mail programs of people show, with the soft line breaks of the transport taken out. */
function shown(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The newest mail to somebody, as soon as there is one. */
function mailTo(address: string): Promise<string> {
  return vi.waitFor(async () => {
    const found = (await server.mails()).findLast((mail) => mail.includes(`To: ${address}`));
    if (found === undefined) throw new Error(`no mail to ${address}`);
    return shown(found);
  }, 15_000);
}

function tokensIn(mail: string): readonly string[] {
  return [...new Set(mail.match(/[0-9a-f]{64}/g) ?? [])];
}

async function askReset(name: string): Promise<string> {
  const browser = server.browser({ origin: 'http://evil.example' });
  const sending = {
    headers: FORGED,
    method: 'POST',
    body: new URLSearchParams({ data: JSON.stringify({ options: { username_or_email: name } }) }),
  };
  return outcomeOf(
    await (await browser.arrive()).send('/resource/UserResetPasswordResource/create/', sending),
  );
}

describe('a mail with a link', () => {
  let mail: string;
  beforeAll(async () => {
    expect(await askReset('member')).toBe('200');
    mail = await mailTo('member@example.org');
  });

  test('leads here, whichever host the request named', () => {
    const links = mail.match(/https?:\/\/[^\s"<>]+/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(new URL(link).hostname).toBe('localhost');
    expect(mail).not.toContain('evil.example');
  });

  test('goes to the account alone and shows its name as text', () => {
    expect(mail.match(/^To: .*$/gim)).toEqual(['To: member@example.org']);
    const html = mail.slice(mail.indexOf('<!doctype html'));
    expect(readPage(html).querySelectorAll('img, script, [onerror]')).toHaveLength(0);
  });

  test('has a secret that stands neither in the store nor in the log', async () => {
    const secrets = tokensIn(mail);
    expect(secrets.length).toBeGreaterThan(0);
    const kept = JSON.stringify([rowsOf(server, 'mail_tokens'), rowsOf(server, 'mails')]);
    // The mail is there before the line about it.
    await expect.poll(() => server.log.join('')).toContain('mail.written');
    const log = server.log.join('');
    for (const secret of secrets)
      expect([kept.includes(secret), log.includes(secret)]).toEqual([false, false]);
  });

  test('changes nothing when it is merely opened', async () => {
    for (const link of mail.match(/https?:\/\/[^\s"<>]+/g) ?? []) {
      const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
      for (const method of ['GET', 'HEAD']) await server.browser().send(pathname + search, { method });
    }
    const told = await member.browser.call('UserSessionResource', 'get');
    expect(told.body.client_context).toMatchObject({ is_authenticated: true });
    expect(rowsOf(server, 'mail_tokens').length).toBeGreaterThan(0);
  });

  test('works once, for its purpose and its account', async () => {
    const stranger = await aMember(server, 'stranger');
    const [token = ''] = tokensIn(mail);
    const fresh = { new_password: 'another good phrase', new_password_confirm: 'another good phrase' };
    const reset = async (username: string) =>
      outcomeOf(
        await stranger.browser.call('ResetPasswordFromEmailResource', 'update', {
          username,
          token,
          ...fresh,
        }),
      );
    for (const call of ['EmailVerificationResource', 'SecurePanicResource']) {
      expect(outcomeOf(await stranger.browser.call(call, 'update', { token }))).toBe('400/81');
    }
    expect(await reset('stranger')).toBe('400/81');
    expect(await Promise.all([reset('member'), reset('member')]).then((each) => [...each].sort())).toEqual([
      '200',
      '400/81',
    ]);
    expect(await reset('member')).toBe('400/81');
    expect((await member.browser.call('UserSessionResource', 'get')).body.client_context).toMatchObject({
      is_authenticated: false,
    });
  });
});

test('a name that nobody has is answered alike and brings nothing', async () => {
  for (const name of [
    'nobody',
    'nobody@example.org',
    'member@example.org, other@example.org',
    'a\r\nBcc: other@example.org',
  ]) {
    expect(await askReset(name)).toBe('200');
  }
  expect(await askReset('stranger')).toBe('200');
  // Mails go out in the order in which they were asked for.
  await mailTo('stranger@example.org');
  const receivers = (await server.mails()).map((mail) => /^To: (.*)$/im.exec(mail)?.[1]);
  expect(new Set(receivers)).toEqual(new Set(['member@example.org', 'stranger@example.org']));
  for (const mail of await server.mails()) expect(mail).not.toMatch(/^(?:Bcc|Cc):/im);
});
