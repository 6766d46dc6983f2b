import { SetupCodeToken } from '../../server/composition/tokens.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember, makeBoard, type Member } from '../server/http-api/support/member.ts';
import { pinPhoto } from './support/photos.ts';
import { WholeServer } from './support/whole-server.ts';

/** Redirects and absolute addresses lead to this site, whatever a request claims about host and next page. */

const FORGED = {
  Host: 'evil.example',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'https',
  'X-Original-URL': 'http://evil.example/',
  'X-Host': 'evil.example',
  Forwarded: 'host=evil.example;proto=https',
};

describe('behind a public address', () => {
  let server: WholeServer;
  let member: Member;

  beforeAll(async () => {
    server = await WholeServer.open({ PUBLIC_URL: 'https://pins.example' });
    const options = { setup_code: server.get(SetupCodeToken) };
    member = await aMember(server, 'member', options);
    await pinPhoto(member, { board_id: (await makeBoard(member)).id, title: 'A chair' });
  });
  afterAll(() => server.close());

  test('every absolute address is that one', async () => {
    const browser = server.browser({ origin: 'http://evil.example' });
    for (const address of [
      '/',
      '/member/',
      '/member/home/',
      '/settings',
      '/me/',
      '/member/114/',
      '/nobody/',
    ]) {
      const { text, headers } = await browser.send(address, { headers: FORGED });
      expect([address, text.includes('evil.example')]).toEqual([address, false]);
      expect(headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
    }
    const feed = await browser.call('UserHomefeedResource', 'get', {}, { headers: FORGED });
    expect(feed.text).toContain('https://pins.example/media/');
    expect(feed.text).not.toContain('evil.example');
  });

  test('a picture of another host is none of ours', async () => {
    const image_url = `https://evil.example/media/originals/aa/bb/cc/${'a'.repeat(32)}.png`;
    const told = await member.browser.call('PinResource', 'create', { image_url }, {});
    expect(told.status).toBe(400);
  });
});

describe('without one', () => {
  let server: WholeServer;

  beforeAll(async () => {
    server = await WholeServer.open();
    await aMember(server, 'member');
  });
  afterAll(() => server.close());

  test('forwarding headers of strangers count for nothing', async () => {
    const { Host: _host, ...headers } = FORGED;
    const browser = server.browser();
    const told = await browser.call('UserResource', 'get', { username: 'member' }, { headers });
    expect(told.text).not.toContain('evil.example');
    expect(told.text).toContain('http://pins.test/static/avatar-neutral.svg');
    for (const line of told.setCookies.values()) expect(line).not.toContain('Secure');
  });

  test('redirects name no host at all', async () => {
    const browser = server.browser({ origin: 'http://evil.example' });
    for (const address of [
      '/me/',
      '/settings',
      '/notifications/',
      '/pin/create/',
      '/MEMBER/',
      '/.well-known/change-password',
    ]) {
      const { status, headers } = await browser.send(address, { headers: FORGED });
      expect([address, Math.floor(status / 100)]).toEqual([address, 3]);
      expect(headers.get('location')).toMatch(/^\/[^/\\]/);
    }
  });
});

describe('the page to go to after signing in stays on this site', () => {
  let server: WholeServer;
  let member: Member;

  beforeAll(async () => {
    server = await WholeServer.open();
    member = await aMember(server, 'member');
  });
  afterAll(() => server.close());

  const AWAY = [
    ...[
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
    ],
    ...[
      'https://evil.example',
      'https:evil.example',
      'https://pins.test@evil.example',
      'http://pins.test.evil.example',
    ],
    ...[
      '%2f%2fevil.example',
      '/%2f/evil.example',
      '/%5cevil.example',
      '/..//evil.example',
      '/./\\evil.example',
      '/@evil.example/..//x',
    ],
    ...[
      'javascript:alert(1)',
      'data:text/html,x',
      '/javascript:alert(1)//',
      ' //evil.example',
      '\u0000//evil.example',
      '//evil.example/%2e%2e',
    ],
  ];

  test.each(AWAY)('%j', async (next) => {
    for (const page of ['/login/', '/signup/', '/login']) {
      const { status, headers } = await member.browser.send(`${page}?next=${encodeURIComponent(next)}`);
      expect(status).toBe(302);
      const to = new URL(headers.get('location') ?? '', 'http://pins.test/');
      expect(to.origin).toBe('http://pins.test');
      expect(headers.get('location')).toMatch(/^\/(?![/\\])/);
      const asVisitor = await server.browser().send(`${page}?next=${encodeURIComponent(next)}`);
      expect(asVisitor.text).not.toMatch(/(?:href|action|content)="[^"?]*evil\.example/);
    }
  });

  test('an own page is gone to', async () => {
    const { headers } = await member.browser.send('/login/?next=%2Fmember%2F');
    expect(headers.get('location')).toBe('/member/');
  });

  test('what is asked for without a session comes back as a path', async () => {
    const { headers } = await server.browser().send('//evil.example/settings');
    expect(headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
    const settings = await server.browser().send('/settings?x=//evil.example');
    expect(settings.headers.get('location')).toBe('/login/?next=%2Fsettings%3Fx%3D%2F%2Fevil.example');
  });
});
