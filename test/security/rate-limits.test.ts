import { override } from '../../src/composition/provide.ts';
import { PasswordHasherToken, SetupCodeToken } from '../../server/composition/tokens.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aMember, PASSWORD } from '../server/http-api/support/member.ts';
import { QUICK_PASSWORDS } from '../server/http-api/support/quick-passwords.ts';
import { outcomeOf, type SmallBrowser } from '../server/http-api/core/small-browser.ts';
import { WholeServer } from './support/whole-server.ts';

/** Guessing has an end, and nobody begins anew by claiming to be somewhere else. */

/** All of one account. */
const SPELLINGS = [
  'member',
  '\u202emember',
  'MEMBER@example.org',
  'mem\u0000ber',
  ' member@EXAMPLE.org\u202d',
];

let server: WholeServer;

beforeEach(async () => {
  const environment = { RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '198.51.100.1' };
  server = await WholeServer.open(environment, [override(PasswordHasherToken, QUICK_PASSWORDS)]);
});
afterEach(() => server.close());

const from = (remoteAddress: string) => server.browser({ connection: { remoteAddress, secure: false } });

async function guess(
  browser: SmallBrowser,
  account: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const options = { username_or_email: account, password: `guess ${account}` };
  const body = new URLSearchParams({ data: JSON.stringify({ options }) });
  return outcomeOf(
    await browser.send('/resource/UserSessionResource/create/', { method: 'POST', body, headers }),
  );
}

describe('guessing passwords', () => {
  test('of one account ends after ten tries, however its name is written', async () => {
    const browser = await from('192.0.2.7').arrive();
    const names = ['member', 'MEMBER', ' member ', 'Member'];
    const outcomes: string[] = [];
    for (let count = 0; count < 11; count += 1) outcomes.push(await guess(browser, names[count % 4] ?? ''));
    expect(outcomes).toEqual([...Array<string>(10).fill('401/78'), '429/8']);
  });

  test('counts the account, by its username or its e-mail address, whatever cannot be seen in it', async () => {
    await aMember({ browser: () => from('192.0.2.200') }, 'member', {
      setup_code: server.get(SetupCodeToken),
    });
    const browser = await from('192.0.2.7').arrive();
    const outcomes: string[] = [];
    for (let count = 0; count < 11; count += 1)
      outcomes.push(await guess(browser, SPELLINGS[count % 5] ?? ''));
    expect(outcomes).toEqual([...Array<string>(10).fill('401/78'), '429/8']);
  });

  test('of many accounts ends after fifty tries from one network', async () => {
    const ends = ['1', 'ffff', 'a:b:c:d'];
    const network = ends.map((end) => from(`2001:db8:0:1:${end.includes(':') ? end : `:${end}`}`));
    const browsers = await Promise.all(network.map((browser) => browser.arrive()));
    const outcomes: string[] = [];
    for (let count = 0; count < 51; count += 1) {
      const browser = browsers[count % browsers.length];
      if (browser !== undefined) outcomes.push(await guess(browser, `account${count}`));
    }
    expect(outcomes.slice(0, 50)).toEqual(Array<string>(50).fill('401/78'));
    expect(outcomes[50]).toBe('429/8');
    expect(await guess(await from('2001:db8:0:2::1').arrive(), 'account99')).toBe('401/78');
  });

  test('says when to try again', async () => {
    const browser = await from('192.0.2.7').arrive();
    for (let count = 0; count < 10; count += 1) await guess(browser, 'member');
    const options = { username_or_email: 'member', password: 'x' };
    const told = await browser.call('UserSessionResource', 'create', options);
    expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(told.headers.get('retry-after'))).toBeLessThanOrEqual(1_800);
  });

  test('does not begin anew with another forwarded address, unless a trusted proxy tells it', async () => {
    const stranger = await from('192.0.2.7').arrive();
    const proxied = await from('198.51.100.1').arrive();
    const outcomes = { stranger: '', proxied: '' };
    for (let count = 0; count < 11; count += 1) {
      const headers = {
        'X-Forwarded-For': `203.0.113.${count}`,
        'X-Real-IP': `203.0.113.${count}`,
        Forwarded: `for=203.0.113.${count}`,
      };
      outcomes.stranger = await guess(stranger, 'member', headers);
      outcomes.proxied = await guess(proxied, 'another', headers);
    }
    expect(outcomes).toEqual({ stranger: '429/8', proxied: '401/78' });
  });

  test('is not helped by addresses that a client puts in front of what a proxy adds', async () => {
    const proxied = await from('198.51.100.1').arrive();
    let last = '';
    for (let count = 0; count < 11; count += 1) {
      last = await guess(proxied, 'member', { 'X-Forwarded-For': `10.0.0.${count}, 203.0.113.9` });
    }
    expect(last).toBe('429/8');
  });
});

test('guessing from many addresses ends after a hundred tries a day, and does not lock out the owner', async () => {
  // A tenth of every limit: ten tries, and one from each address.
  const small = await WholeServer.open({ RATE_LIMIT_SCALE: '0.1' });
  const at = (remoteAddress: string) => small.browser({ connection: { remoteAddress, secure: false } });
  try {
    const own = await aMember({ browser: () => at('192.0.2.200') }, 'member', {
      setup_code: small.get(SetupCodeToken),
    });
    await own.browser.call('UserSessionResource', 'delete');
    const outcomes: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      const browser = await at(`198.51.100.${count}`).arrive();
      outcomes.push(await guess(browser, SPELLINGS[count % 5] ?? ''));
    }
    expect(outcomes).toEqual([...Array<string>(10).fill('401/78'), '429/8']);

    const options = { username_or_email: 'member', password: PASSWORD };
    const stranger = await (
      await at('198.51.100.99').arrive()
    ).call('UserSessionResource', 'create', options);
    expect(outcomeOf(stranger)).toBe('429/8');
    const owner = await (await at('192.0.2.200').arrive()).call('UserSessionResource', 'create', options);
    expect(outcomeOf(owner)).toBe('200');
    const onTheRoad = at('198.51.100.98');
    for (const [name, value] of own.browser.cookies) onTheRoad.cookies.set(name, value);
    expect(outcomeOf(await onTheRoad.call('UserSessionResource', 'create', options))).toBe('200');
  } finally {
    await small.close();
  }
});

test('new accounts: five an hour from one address', async () => {
  const options = { setup_code: server.get(SetupCodeToken) };
  for (let count = 0; count < 5; count += 1) {
    await aMember({ browser: () => from('192.0.2.7') }, `member${count}`, options);
  }
  await expect(aMember({ browser: () => from('192.0.2.7') }, 'member6')).rejects.toThrow('429/8');
  await aMember({ browser: () => from('192.0.2.8') }, 'member7');
});

test('names and addresses of others: thirty questions an hour', async () => {
  const browser = from('192.0.2.7');
  const outcomes: string[] = [];
  for (let count = 0; count < 31; count += 1) {
    const call = count % 2 === 0 ? 'EmailExistsResource' : 'UsernameExistsResource';
    outcomes.push(outcomeOf(await browser.call(call, 'get', { email: 'a@b.org', username: 'abc' })));
  }
  expect(outcomes[29]).toBe('200');
  expect(outcomes[30]).toBe('429/8');
});
